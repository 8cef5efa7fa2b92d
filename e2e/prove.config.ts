import config from './playwright.config'

/** Seeded defects of the page (defects.prove.ts). */
export default {
  ...config,
  reporter: [['list'] as const],
  projects: [{ name: 'defects', testMatch: 'defects.prove.ts' }],
}
