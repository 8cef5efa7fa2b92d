import type { Facts } from '../src/content/facts'

type Stores = Facts['stores']

/** Complete facts for each store. */
const stores: Stores = {
  apple: {
    url: 'https://apps.apple.com/gb/app/photo-call/id1234567890',
    appId: 'A1B2C3D4E5.uk.photocall.app',
    badge: { file: 'badges/app-store.svg', width: 216, height: 72 },
  },
  google: {
    url: 'https://play.google.com/store/apps/details?id=uk.photocall.app&hl=en',
    fingerprint: Array(32).fill('A1').join(':') as `${string}:${string}`,
    badge: { file: 'badges/google-play.png', width: 242, height: 72 },
  },
}

/** Complete facts for a launch in the given stores. Each text is unique, so that a test can find it on the pages. */
export function launchedFacts(...available: readonly (keyof Stores)[]): Facts {
  const { apple, google } = stores
  return {
    launched: true,
    name: 'Photo Call',
    nameCleared: true,
    domain: 'www.photocall.uk',
    mailDomain: 'photocall.uk',
    operator: {
      name: 'Call & Daughters Ltd',
      address: '1 Post Street, London EC1A 1AA',
      phone: '+44 20 3000 0000',
      register: 'Companies House, 01234567',
      vat: 'GB 123 4567 89',
    },
    jurisdiction: 'England and Wales',
    hosts: { app: 'Cloud Ltd, Ireland', website: 'Pages Inc., USA' },
    stores: {
      apple: available.includes('apple') ? apple : { url: null, appId: null, badge: null },
      google: available.includes('google') ? google : { url: null, fingerprint: null, badge: null },
    },
    evidence: {
      dataPoints: 'Fields read for a race, May 2026.',
      users: 'Accounts that opened the app in May 2026.',
      accuracy: { right: 'the winner was in our first three', races: '900', period: 'May to July 2026' },
      races: 'Flat and jumps, UK and Ireland, since 2001.',
    },
    legalVersions: [
      { date: '2027-01-31', what: 'Reviewed by a lawyer.' },
      { date: '2025-10-27', what: 'First version.' },
    ],
    representatives: { eu: 'Call Europe, Dublin', uk: 'Call UK, Leeds' },
    withdrawalFunction: 'Settings, Plan, Withdraw',
    disputeBody: 'the Racing Ombudsman',
    accessibilityReply: 'within 5 working days',
    accessibilityAuthority: 'the Equality Advisory Service',
    retention: {
      usage: '14 months',
      crashes: 'six months',
      purchases: '7 years',
      proof: '28 days',
      messages: '3 years',
      choices: '5 years',
      logs: '31 days',
      races: '40 years',
      backups: 'after 35 days',
    },
  }
}
