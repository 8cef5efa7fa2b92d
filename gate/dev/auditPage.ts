import type { Plugin } from 'vite'

/** Vite plugin, for development only: each page audits itself with axe (gate/dev/devAudit.ts) as one works on it. */
export function auditPage(): Plugin {
  return {
    name: 'formline:audit-page',
    apply: 'serve',
    // Found before the first page asks for it; a late find would reload that page.
    config: () => ({ optimizeDeps: { include: ['axe-core'] } }),
    transformIndexHtml: (_, { server }) => [
      {
        tag: 'script',
        attrs: { type: 'module', src: `${server?.config.base ?? '/'}gate/dev/devAudit.ts` },
        injectTo: 'body',
      },
    ],
  }
}
