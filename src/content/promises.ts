import { site } from './site.ts'

// What both the Terms and the Privacy Policy promise, so that they cannot contradict each other. Their numbers are in
// `site`.

/** How we give notice, for users with and without an account. */
export const byNotice = 'by email, or in the App if you have no account'

/** The kinds of data that are kept until some time after the account is deleted. */
export const accountKinds = { account: 'Account info', profile: 'Profile info', racing: 'Racing data' } as const

const { account, profile, racing } = accountKinds
const kinds = `${account}, ${profile} and ${racing}`.toLowerCase()

/** What is kept after the account is deleted, and how long. The next sentence says when it is deleted sooner. */
export const keptAfterDeletion = `${kinds} for ${site.accountRetentionDays} days`
export const deletedSooner =
  'If you ask us to delete them sooner, we will, except for what the law requires us to keep or what we need for a legal claim.'

export const deletionCancelsNothing = 'Deleting the App or your account does not cancel a subscription.'
export const noCardData = 'we never receive your card number or bank details'
export const maySuspend = 'we may suspend or end your access'

export const aboutSummaries =
  'Each section starts with a line marked “In short.” These lines are summaries. If one differs from the text, whichever is better for you applies.'
