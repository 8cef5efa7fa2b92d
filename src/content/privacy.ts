import { type ArticleText, fact, link, strong } from './articleText.ts'
import { facts } from './facts.ts'
import type { SectionId } from './pages.ts'
import { bases, californiaEntries, kindEntries, personalData, retentionRows } from './personalData.ts'
import {
  aboutSummaries,
  byNotice,
  deletedSooner,
  deletionCancelsNothing,
  keptAfterDeletion,
  maySuspend,
  noCardData,
} from './promises.ts'
import { ageRule, owners, site, stores } from './site.ts'

const answerTime = `${site.privacyResponseDays} days`

const { operator } = site
const { retention } = facts
const hosts = {
  app: facts.hosts.app ?? '[Host of the App, country]',
  website: facts.hosts.website ?? '[Host of this website, country]',
}
const complaintAnswer = `We will confirm within ${site.complaintDays} days that we have received your complaint, look into it without delay and tell you the result.`
const see = (text: string, section: SectionId<'/privacy'>) => link(text, { to: '/privacy', section })

/** The recipients that personalData.ts leaves out, because any kind of data may go to them. */
const occasionalRecipients =
  'Any kind may also go to advisers, to authorities and courts, to a buyer of the business or, if you ask us, to others, as described under '

/**
 * The Privacy Policy. Facts come from `site`, kinds of data from `personalData`. Its statements about this website have
 * to match the build: section `cookies` names everything that the site stores.
 */
export const privacy: ArticleText<'/privacy'> = {
  path: '/privacy',
  intro:
    'This policy says what we collect, why we collect it, who sees it and how to have it corrected, transferred or deleted.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      short:
        'This policy covers the App, this website, and your messages and calls. We are responsible for your information. Write to us, or to our data protection officer, with any question.',
      body: [
        {
          p: [
            'This policy covers our mobile app (',
            strong('the App'),
            '), this website, and your messages and calls to us.',
          ],
        },
        {
          p: [
            strong('Personal information'),
            ' is information that is about you or can be linked to you. Some laws call it personal data.',
          ],
        },
        {
          p: [
            fact(operator.name),
            ', ',
            fact(operator.address),
            `, makes the ${site.name} app and decides why and how your information is used. The law calls such a company the `,
            strong('controller'),
            '. In this policy, “we,” “us” and “our” mean that company. Write to us at ',
            { mail: 'privacy' },
            ', or to our data protection officer at ',
            { mail: 'dpo' },
            '.',
          ],
        },
        { p: aboutSummaries },
        {
          p: [
            'The rules for using the App are in our ',
            link('Terms of Service', { to: '/terms' }),
            '. There are extra sections for people in ',
            see('California', 'california'),
            ' and in ',
            see('the European Economic Area (EEA) and the United Kingdom (UK)', 'gdpr'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'information-collected',
      title: 'Information We Collect',
      short: `We collect ${personalData.length} kinds of information, from your email address to website logs. We do not ask about your bets or for access to your precise location, contacts or photos. The only thing that a law may require you to give us is proof of age; without other information, some things do not work.`,
      body: [
        { p: 'These are all the kinds of information that we collect.' },
        {
          ul: personalData.map(({ name, what }) => [strong(`${name}.`), ` ${what}`]),
        },
        {
          p: [
            see('How We Use Information', 'how-we-use'),
            ' shows where each kind comes from, what we use it for and who receives it. ',
            see('Data Retention', 'data-retention'),
            ' says how long we keep it.',
          ],
        },
        { h3: 'What we do not collect' },
        {
          p: `The App does not ask for access to your precise location, your contacts or your photos. It does not use your device’s advertising identifier. It does not ask for your betting accounts, your stakes or your winnings. Your store, ${owners}, takes the payment, so ${noCardData}. We do not ask about your health or your beliefs. Please mention them only if your question makes it necessary.`,
        },
        { h3: 'What you have to give us' },
        {
          p: `The only thing that a law may require you to give us is proof of age. If you do not prove your age when we ask, ${maySuspend}. Without your account info we cannot give you an account. Without some device data, such as an IP address, the App cannot reach us. Profile info, racing data and alerts are up to you. If you leave them out, you cannot follow horses, save predictions or get alerts; the rest works.`,
        },
        { h3: 'People in racing' },
        {
          p: [
            'Race records name jockeys, trainers and owners. If they name you, you too can use ',
            see('your rights', 'your-rights'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'how-we-use',
      title: 'How We Use Information',
      short:
        'We use your information to run, secure and improve the App, to show this website and keep it safe, to answer you and to send you what you ask for. We also use it to comply with the law, to prevent harm and fraud, and for legal claims or a sale of our business. We do not use it to push you to bet.',
      body: [
        {
          p: [
            'A legal basis is a reason that the law accepts for using information. We explain each one under ',
            see('GDPR Rights', 'gdpr'),
            '.',
          ],
        },
        {
          p: 'We may also use information of any kind to comply with the law; the basis is a legal duty. We may use it to protect someone from harm, to stop fraud, to deal with legal claims, or in connection with a sale of our business; the basis is our legitimate interest.',
        },
        { h3: 'Each kind of information' },
        {
          p: [
            'The list below names those who regularly receive each kind. ',
            occasionalRecipients,
            see('Data Sharing and Disclosure', 'data-sharing'),
            '.',
          ],
        },
        { entries: kindEntries },
        { h3: 'Measuring how the App is used' },
        {
          p: 'To improve the App, we measure how it is used. Where the law requires your consent to that, the App asks you first. You can withdraw it in the App’s settings at any time, and the App will work just as well.',
        },
        { h3: 'Predictions are about races, not about users' },
        {
          p: 'The App uses AI to rate the runners in a race, from race data. It does not rate its users, and nothing about them changes a rating.',
        },
        { h3: 'Betting' },
        {
          p: [
            'We do not use your information to push you to bet or to work out when you might be tempted. If gambling is a problem for you or might become one, our Terms list ',
            link('helplines', { to: '/terms', section: 'gambling' }),
            '.',
          ],
        },
        { h3: 'New purposes' },
        {
          p: 'If we want to use your information for a new purpose, we will tell you first, and ask for your consent if it is needed.',
        },
      ],
    },
    {
      id: 'data-sharing',
      title: 'Data Sharing and Disclosure',
      short:
        'We do not sell your information. Only our service providers, the stores, notification services, advisers, authorities, courts and a buyer of our business may receive it, unless you ask us to send it to someone else. Users of the App see race records.',
      body: [
        {
          p: 'We do not sell your personal information. We do not share it for ads that follow you from one app or site to another. We do not give it to bookmakers, advertisers or data brokers.',
        },
        { p: 'The following may receive it:' },
        {
          ul: [
            [
              strong('Service providers.'),
              ' Companies that host our servers, send our messages and diagnose crashes. They work for us under a contract, may use your information only for that work and must keep it safe. Our hosts are named under ',
              see('International Data Transfers', 'international'),
              '.',
            ],
            [
              strong('The stores.'),
              ` Your store, ${owners}, handles your download, payment and subscription. We exchange with it what is needed to check a purchase or help with a refund.`,
            ],
            [
              strong('Notification services.'),
              ' If alerts are on, your device’s own service receives each alert and the push address, and nothing else.',
            ],
            [strong('Users of the App.'), ' The App shows them race records.'],
            [
              strong('Advisers.'),
              ' Lawyers, accountants, auditors and insurers, if they need it for their work for us. They must keep it confidential.',
            ],
            [
              strong('Authorities and courts.'),
              ' We give them what we must by law. We may also give them what the law allows if we need to protect someone from harm, stop fraud or deal with a legal claim. We check every request, and give no more than is needed.',
            ],
            [
              strong('A buyer of the business.'),
              ' If our business is sold or merged, your information may pass to the new owner. We will tell you before another policy applies to it.',
            ],
            [
              strong('Others.'),
              ' They receive what you ask us to send them, for example a prediction that you send a friend.',
            ],
          ],
        },
        {
          p: 'We may share statistics that cannot be linked to anyone, and will not try to link them back to a person.',
        },
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      short:
        'We take measures to protect your information, but no system is perfectly secure. We will tell you about a breach as the law requires.',
      body: [
        { p: 'Our measures are in proportion to the risk:' },
        {
          ul: [
            [strong('In transit.'), ' Data sent between the App and our servers is encrypted.'],
            [
              strong('Few people.'),
              ' Only those who need your information for their work can reach it. They must keep it confidential.',
            ],
            [strong('Less to lose.'), ' We delete what we no longer need, or take out what links it to you.'],
          ],
        },
        {
          p: 'Use a password that you use nowhere else, and keep your device locked. We will never ask you for your password in a message or a call.',
        },
        {
          p: 'No system is perfectly secure. If a breach affects your personal information, we will tell you and the authorities as the law requires.',
        },
        {
          p: ['If you think your account or the App is not safe, please tell us at ', { mail: 'support' }, '.'],
        },
      ],
    },
    {
      id: 'data-retention',
      title: 'Data Retention',
      short: `We keep ${keptAfterDeletion} after the account is deleted, or less if you ask. We keep the other kinds for as long as their purpose requires. We keep anything longer only in backups, or if the law or a legal claim requires it.`,
      body: [
        { h3: `How to delete your ${site.name} account` },
        {
          ol: [
            `If you have a subscription, cancel it first with ${owners}. ${deletionCancelsNothing}`,
            // Google Play requires a way to delete an account without the App.
            [
              'In the App, open the settings, then your account, and choose to delete it. If you do not have the App, write to ',
              { mail: 'privacy' },
              ' from the email address of your account.',
            ],
            `The account is closed at once. We keep ${keptAfterDeletion} to settle what is left open, such as a refund, and then delete them.`,
          ],
        },
        {
          p: [
            `${deletedSooner} If a user is `,
            see('under age', 'children'),
            `, we do not wait ${site.accountRetentionDays} days but delete what we have collected as soon as the law allows. Other kinds are kept as shown below. The steps to cancel are in our Terms under `,
            link('Subscription and Payment', { to: '/terms', section: 'subscription' }),
            '.',
          ],
        },
        { h3: 'Retention periods' },
        {
          table: {
            caption: 'How long we keep each kind of information',
            head: ['Information', 'How long'],
            rows: retentionRows,
          },
        },
        {
          p: [
            'When the time is up, we will delete the information or take out all that links it to you. Apart from backups, only an open legal claim or a law can make us keep it longer, and then we use it for nothing else. Copies in backups are gone ',
            retention.backups ?? 'once newer backups have replaced older ones',
            '. Until then they serve only to restore the App.',
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      short: `You can ask to see, correct, delete, transfer or limit what we hold about you. You can object to a use, withdraw consent and complain. We will answer requests within ${answerTime}.`,
      body: [
        {
          p: 'Wherever you live, we give you these rights, though the law there may limit them or add to them:',
        },
        {
          ul: [
            [strong('See it.'), ' Ask what we hold about you and what we do with it, and get a copy.'],
            [
              strong('Correct it.'),
              ' Have wrong information put right and gaps filled. You can change much of it yourself in the App.',
            ],
            [
              strong('Delete it.'),
              ' ',
              see('Delete your account', 'data-retention'),
              ', or ask us to delete some or all of your information.',
            ],
            [
              strong('Move it.'),
              ' Get what you gave us in a common format that a computer can read. Where possible, we will send it to another company for you.',
            ],
            [strong('Limit it.'), ' Ask us to keep your information but not use it, for example while we check it.'],
            [
              strong('Object.'),
              ' Tell us why you object to a use that rests on our legitimate interests. We will then stop, unless we have a strong reason that the law accepts. If you object to direct marketing, you need no reason, and we will always stop.',
            ],
            [
              strong('Withdraw consent.'),
              ' Where we rely on your consent, take it back at any time. Turn alerts off, use the link in our news to unsubscribe, or write to us. This does not affect what we did before.',
            ],
            [strong('Complain.'), ' Tell us or the authority that looks after privacy where you live.'],
          ],
        },
        { h3: 'How to ask' },
        {
          p: [
            'Write to ',
            { mail: 'privacy' },
            ' and say what you want. You need no form, and you need not name the right. If you can, write from the email address of your account.',
          ],
        },
        { h3: 'What we do' },
        {
          ul: [
            `We will answer within ${answerTime}, or sooner where the law says so.`,
            'It is free. If requests are clearly unfounded or excessive, the law may let us charge a reasonable fee or say no.',
            'If we doubt who is asking, we may need proof of identity. We ask for no more than we need to be sure.',
            'Someone else may ask on your behalf if you have allowed it. We may ask for proof of that.',
            'If we cannot do all you ask, we will tell you why and what you can do next.',
            'We will not treat you worse because you used a right.',
          ],
        },
        { h3: 'If you disagree with us' },
        {
          p: ['Write to our data protection officer at ', { mail: 'dpo' }, `. ${complaintAnswer}`],
        },
        {
          p: 'Some US states give you a right to appeal. To use it, put “appeal” in the subject line. We will look at your request again and answer in writing within the time the law sets. If we still say no, you can complain to your state’s attorney general.',
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and Tracking',
      short:
        'This website sets no cookies and does not track you, and the App does not track you across other companies’ apps and websites. Your browser tab can remember your place on each page, the order of the pages and that a page has failed. On your device, the App keeps a sign-in key, your settings, loaded races and an installation number.',
      body: [
        { h3: 'This website' },
        {
          p: 'This website has no cookies, no analytics, no ads, no forms and no sign-in. It loads nothing from other sites.',
        },
        {
          p: 'Your browser tab can remember three small things. They are not sent to us, and they are gone when you close the tab.',
        },
        {
          ul: [
            [
              strong('Your place on each page.'),
              ' When you go back, the page is where you left it. This is in the tab’s session storage. The entry’s name begins with “tsr-scroll-restoration”.',
            ],
            [
              strong('The order of the pages.'),
              ' Each page that you open gets a number and a random name, so that your place on it can be found again. A link to a section also leaves a note that it led to a section. These are in the tab’s history; the entries’ names begin with “key” and “__”.',
            ],
            [
              strong('A mark that a page has failed.'),
              ' If a page fails, it is loaded again in a simpler form. This mark, made only then, says so. It is in the tab’s history, in an entry called “plain”, and is removed as soon as the page loads.',
            ],
          ],
        },
        {
          p: 'All three serve only to show you the pages you ask for, so we do not ask for your consent to them.',
        },
        {
          p: 'To send you a page, a server has to see your IP address. The host keeps website logs for us. We do not use them to find out who you are.',
        },
        { h3: 'The App' },
        {
          p: 'On your device, the App stores a sign-in key, your settings, the races it has loaded and the installation number. Only we and our service providers use that number, to see how many installations the usage data and crash reports come from. When you delete the App, what it has stored in its own space is deleted too.',
        },
        {
          p: 'The App does not track you across the apps and websites of other companies, and does not let others do so through it.',
        },
        { h3: 'Signals from your browser' },
        {
          p: 'Some browsers can signal that you do not want your information sold, or shared for ads, as Global Privacy Control does. We honor these signals. We neither sell your information nor share it for ads, and this website does not track you, so you are treated the same with or without a signal. We treat “Do Not Track” in the same way.',
        },
      ],
    },
    {
      id: 'third-party',
      title: 'Third-Party Services',
      short:
        'Your store, your device’s notification service and the sites we link to decide for themselves how they use what they collect. We do not send your information to suppliers of race data.',
      body: [
        { p: 'Other companies run these services and sites:' },
        {
          ul: [
            [
              strong('App stores and payment.'),
              ' Your store collects your payment details and sends us purchase records.',
            ],
            [
              strong('Notification services.'),
              ' Your device’s operating system delivers alerts. You can turn them off in your device’s settings.',
            ],
            [strong('Suppliers of race data.'), ' We do not send them your personal information.'],
            [
              strong('Links.'),
              ' The App or this website may link to other sites, such as the stores. We do not control what those sites collect.',
            ],
          ],
        },
        {
          p: [
            'These companies decide for themselves how they use what they collect, and they are responsible for it. Please read their policies, for example ',
            ...stores.flatMap(({ owner, policy }, index) => [
              `${index > 0 ? ' and ' : ''}${owner}’s (`,
              { web: policy },
              ')',
            ]),
            '. We stay responsible for our own service providers, as the law says.',
          ],
        },
      ],
    },
    {
      id: 'children',
      title: 'Children’s Privacy',
      short: `To use the App, you must be ${ageRule}. If we learn that a user is younger, we will delete what we have collected from them, as far as the law allows.`,
      body: [
        {
          p: [
            `To use the App, you must be ${ageRule}. Our Terms say more about `,
            link('who may use the App', { to: '/terms', section: 'age' }),
            '. We do not aim the App or this website at anyone younger.',
          ],
        },
        {
          p: 'We do not knowingly collect information from anyone who is too young to use the App. If we learn that we have, we will close the account and delete the information as soon as we can, unless the law makes us keep some of it.',
        },
        {
          p: [
            'If you are a parent or guardian and think that your child has given us information, write to ',
            { mail: 'privacy' },
            '. Tell us the email address that may have been used.',
          ],
        },
      ],
    },
    {
      id: 'international',
      title: 'International Data Transfers',
      short:
        'Your information is kept where our hosts are. If it leaves the EEA or the UK, we rely on an adequacy decision, on standard contractual clauses or, rarely, on an exception in the law.',
      body: [
        {
          p: [
            'Our hosts keep your information: for the App ',
            fact(hosts.app),
            ', for this website ',
            fact(hosts.website),
            '. The law there may protect it less than the law where you live.',
          ],
        },
        {
          p: 'When personal information from the EEA or the UK goes to another country, we rely on one of these:',
        },
        {
          ul: [
            [
              strong('An adequacy decision.'),
              ' The European Commission, or for the UK its government, has decided that the law of that country, or a scheme that the receiver has joined, protects information well enough.',
            ],
            [
              strong('Standard contractual clauses.'),
              ' Where there is no such decision, we and the receiver sign clauses that the European Commission has approved. For the UK we add the UK addendum to them, or use the UK’s own transfer agreement.',
            ],
            [
              strong('An exception in the law.'),
              ' In rare cases the law allows a transfer without these, for example for a legal claim.',
            ],
          ],
        },
        {
          p: 'Before we rely on clauses, we look at the law and practice of the country. If the clauses are not enough, we take further measures.',
        },
        {
          p: [
            'To get details or a copy of the safeguard that covers your information, write to ',
            { mail: 'dpo' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'california',
      title: 'California Privacy Rights',
      short:
        'If you live in California, you can ask what we have collected, and have it deleted or corrected. We do not sell your information or share it for ads, and will not treat you worse because you used a right.',
      body: [
        {
          p: 'This section is for people who live in California. It is also our notice at collection. Its words have the meaning that the California Consumer Privacy Act gives them.',
        },
        { h3: 'What we collect and whom we give it to' },
        {
          p: 'The list below shows the categories of personal information that we collect and have collected in the past 12 months, and to whom we regularly disclose each for a business purpose.',
        },
        {
          p: [
            occasionalRecipients,
            see('Data Sharing and Disclosure', 'data-sharing'),
            '. ',
            see('How We Use Information', 'how-we-use'),
            ' shows where each kind comes from and what we use it for. ',
            see('Data Retention', 'data-retention'),
            ' says how long we keep it. We draw no inferences about the App’s users.',
          ],
        },
        { entries: californiaEntries },
        { h3: 'No sale, no sharing' },
        {
          p: 'We do not sell personal information or share it for cross-context behavioral advertising. Nor do we disclose it to others for their own direct marketing. We have done none of this in the past 12 months. We have no actual knowledge of selling or sharing information of people under 16.',
        },
        { h3: 'Sensitive information' },
        {
          p: [
            'We use your password with your email address to let you in and to keep your account secure, and the number of an identity document to check your age or identity. Beyond that, we use sensitive information only for the purposes that apply to all kinds, named under ',
            see('How We Use Information', 'how-we-use'),
            '.',
          ],
        },
        { h3: 'Your rights' },
        {
          ul: [
            [
              strong('Know.'),
              ' Ask which categories and pieces of information we have collected about you, where they come from, why we collect them and to whom we have disclosed them.',
            ],
            [
              strong('Delete and correct.'),
              ' Ask us to delete what we have collected from you (the law makes some exceptions), or to correct what is wrong.',
            ],
            [
              strong('Opt out of sale and sharing.'),
              ' We do neither. If that changes, we will tell you first and give you a clear way to opt out.',
            ],
            [
              strong('Limit the use of sensitive information.'),
              ' You can ask us to limit it. We already use it only for the purposes above, and infer nothing about you from it.',
            ],
            [
              strong('Equal treatment.'),
              ' We will not discriminate against you for using a right. Price, service and quality stay the same. We offer no money or discount for personal information.',
            ],
          ],
        },
        { h3: 'How to use them' },
        {
          p: [
            'Write to ',
            { mail: 'privacy' },
            `. We will answer within ${answerTime}. We check that it is you by matching your request with what we hold, most often by a message to your account’s email address.`,
          ],
        },
        {
          p: 'You can have an authorized agent make a request on your behalf, with your signed permission. We may ask you to confirm it and to show who you are, unless the agent has a power of attorney under California law.',
        },
        {
          p: [
            'We treat a signal from your browser as an opt-out from sale and sharing: see ',
            see('Cookies and Tracking', 'cookies'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'gdpr',
      title: 'GDPR Rights',
      short:
        'If you live in the EEA or the UK, we use your information only under a contract, with your consent, under a legal duty or for a legitimate interest. You can object, complain to us or to an authority, and go to court.',
      body: [
        {
          p: 'This section is for people in the EEA and the UK. It is about the EU’s General Data Protection Regulation (GDPR) and the UK GDPR.',
        },
        { h3: 'Who is responsible' },
        {
          ul: [
            [strong('Controller.'), ' ', fact(operator.name), ', ', fact(operator.address), ', ', { mail: 'privacy' }],
            [strong('Data protection officer.'), ' ', { mail: 'dpo' }],
            ...(['eu', 'uk'] as const).flatMap((region) => {
              const known = facts.representatives[region] ?? (facts.launched ? '' : '[Name and address, if required]')
              return known ? [[strong(`Representative in the ${region.toUpperCase()}.`), ' ', fact(known)]] : []
            }),
          ],
        },
        { h3: 'Our legal bases' },
        {
          ul: [
            [
              strong(`${bases.contract}.`),
              ' We need the information to give you the App as our Terms promise, or to take steps you ask for before that.',
            ],
            [
              strong(`${bases.consent}.`),
              ' You have agreed, for example to alerts. You can withdraw your consent at any time, as easily as you gave it.',
            ],
            [strong(`${bases.duty}.`), ' A law makes us use or keep the information.'],
            [
              strong(`${bases.interest}.`),
              ' We or others have a good reason, and your interests and rights do not outweigh it. You can ask us how we weighed them.',
            ],
          ],
        },
        {
          p: [see('How We Use Information', 'how-we-use'), ' shows the basis for each use.'],
        },
        { h3: 'Your rights' },
        {
          p: [
            'You can see your information, have it corrected, deleted or transferred, limit its use, object and withdraw consent. ',
            see('Your Rights', 'your-rights'),
            ' says what each one means and how to use it.',
          ],
        },
        {
          p: [
            strong(
              'You may object, on grounds that relate to your situation, to any use that rests on a legitimate interest. You may object to direct marketing at any time and without a reason.',
            ),
            ' Write to ',
            { mail: 'privacy' },
            '.',
          ],
        },
        { h3: 'Decisions by computer' },
        {
          p: 'We make no important decisions about you by automated means alone. You have the right not to be subject to such decisions.',
        },
        { h3: 'Complaints' },
        {
          ul: [
            [
              strong('To us.'),
              ' Write to ',
              { mail: 'dpo' },
              `. ${complaintAnswer} You do not have to come to us first.`,
            ],
            [
              strong('In the EEA.'),
              ' You can complain to the data protection authority where you live, where you work or where you think the law was broken.',
            ],
            [
              strong('In the UK.'),
              ' You can complain to the Information Commissioner’s Office (ICO) or, once it takes over, the Information Commission.',
            ],
            [strong('In court.'), ' You can also go to court.'],
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to This Policy',
      short: 'We may change this policy. If a change is significant, we will tell you before it applies.',
      body: [
        {
          p: 'We may change this policy when the App, our business or the law changes.',
        },
        {
          p: `If a change is significant, we will tell you ${byNotice}, in good time before it applies. A change is significant, for example, if it adds a kind of information, a purpose or a kind of recipient.`,
        },
        {
          p: [
            'Where a change needs your consent, we will ask for it and will not take silence for consent. If you do not like a change, you can use ',
            see('your rights', 'your-rights'),
            ' or delete your account.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact Us',
      short: `Write to us or call us. We will answer privacy requests within ${answerTime}.`,
      body: [
        { contacts: ['privacy', 'dpo', 'support', 'legal'] },
        {
          p: 'Please do not send us your password or card details.',
        },
      ],
    },
  ],
  box: {
    title: 'About consent',
    body: [
      'Reading this policy or using the App is not consent. Where we need your consent, for example to send you alerts, we will ask for it, and you are free to say no. You can withdraw it at any time, in the App or by writing to ',
      { mail: 'privacy' },
      '.',
    ],
  },
}
