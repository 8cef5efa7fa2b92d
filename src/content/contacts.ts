import { facts } from './facts.ts'

// Separate from `site`, so that only pages with legal text load the addresses.

const mailDomain = facts.mailDomain ?? 'formline.example'

export const contacts = {
  legal: { address: `legal@${mailDomain}`, label: 'Legal questions' },
  support: { address: `support@${mailDomain}`, label: 'Help with the App' },
  privacy: { address: `privacy@${mailDomain}`, label: 'Privacy questions' },
  dpo: { address: `dpo@${mailDomain}`, label: 'Data protection officer' },
  security: { address: `security@${mailDomain}`, label: 'Security reports' },
} as const

export type ContactKey = keyof typeof contacts
