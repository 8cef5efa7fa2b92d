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

/** The contact for each purpose, used wherever the text names one. */
export const contactFor = {
  accessibility: 'support',
  accountMisuse: 'support',
  appeal: 'support',
  dataComplaint: 'dpo',
  dataRequest: 'privacy',
  deletion: 'privacy',
  dispute: 'support',
  infringement: 'legal',
  refund: 'support',
  safeguards: 'dpo',
  support: 'support',
  underAge: 'privacy',
  withdrawal: 'support',
} as const
