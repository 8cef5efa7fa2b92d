import { type LegalText, link, strong } from './legalText.ts'
import { longDate } from './longDate.ts'
import { versionOf } from './pages.ts'
import { site } from './site.ts'

const { apple, google } = site.stores
const stores = `${apple.owner} or ${google.owner}`
const answerTime = `${site.privacyResponseDays} days`
const retentionTime = `${site.accountRetentionDays} days`
const age = `at least ${site.minimumAge}, or the legal gambling age where you live if that is higher`

/**
 * The Privacy Policy. Facts come from `site`. What it says about this website has to stay true of the build:
 * section `cookies` names all that the site stores.
 */
export const privacy: LegalText<'/privacy'> = {
  path: '/privacy',
  title: 'Privacy Policy',
  intro: 'What we collect, why we collect it, who sees it and how to have it corrected, moved or deleted.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      short: `This policy tells you what ${site.name} does with information about you, and what you can do about it.`,
      body: [
        {
          p: [
            `This policy explains what personal information ${site.name} collects, what we do with it and the choices you have. It covers our mobile app (`,
            strong('the App'),
            '), this website and the messages you send us.',
          ],
        },
        {
          p: [
            strong('Personal information'),
            ' means information about you, or information that can be linked to you. Some laws call it personal data, which means the same.',
          ],
        },
        {
          p: [
            `${site.operator.name} decides why and how your personal information is used. Data protection law calls that the `,
            strong('controller'),
            '. In this policy, “we” and “us” mean that company, and “you” means the person using the App or this website. Write to us at ',
            { mail: 'privacy' },
            ', or to our data protection officer at ',
            { mail: 'dpo' },
            '.',
          ],
        },
        {
          p: 'Each section starts with one line marked “In short”. Those lines are there to help you. They are not part of the policy.',
        },
        {
          p: [
            'The rules for using the App are in our ',
            link('Terms of Service', { to: '/terms' }),
            '. There are extra sections for people in ',
            link('California', { to: '/privacy', section: 'california' }),
            ', and in ',
            link('the European Economic Area and the United Kingdom', { to: '/privacy', section: 'gdpr' }),
            '.',
          ],
        },
      ],
    },
    {
      id: 'information-collected',
      title: 'Information We Collect',
      short:
        'We collect what you give us, what your device sends when you use the App, and what the store tells us about your subscription.',
      body: [
        { p: 'We collect five kinds of information through the App. The whole policy uses these names.' },
        {
          ul: [
            [
              strong('Account info.'),
              ` Your email address, the password you set and your confirmation that you are old enough to use the App. If you subscribe, also the state of your subscription: which plan you have, when it started, when it renews or ends, and the reference that ${stores} gives the purchase.`,
            ],
            [
              strong('Profile info.'),
              ' Your display name, your favorite courses, your notification settings and the other choices you make in the App’s settings.',
            ],
            [
              strong('Usage data.'),
              ' The races and screens you look at, the features you use, the alerts you open, and when you do so.',
            ],
            [
              strong('Device data.'),
              ' Your device’s model, system version and language, the version of the App, crash reports, and your IP address, which shows roughly where you are. Also an identifier that the App makes for its own copy on your device and, if alerts are on, the address that your device’s notification service uses to reach it.',
            ],
            [
              strong('Racing data.'),
              ' The runners you follow, the predictions you save and the alerts you set for races.',
            ],
          ],
        },
        { h3: 'Other information' },
        {
          ul: [
            [
              strong('Messages.'),
              ' What you write to us, the address you write from, anything you attach, and our answer.',
            ],
            [
              strong('Website logs.'),
              ' This website itself collects nothing, but its host may log requests. See ',
              link('Cookies and Tracking', { to: '/privacy', section: 'cookies' }),
              '.',
            ],
          ],
        },
        { h3: 'Where it comes from' },
        {
          p: `It comes from you, from your device and, for the state of your subscription, from the store. ${apple.owner} and ${google.owner} take the payment. We never receive your card number or bank details.`,
        },
        { h3: 'What we do not collect' },
        {
          p: 'The App does not ask for your precise location, your contacts or your photos. It does not use your device’s advertising identifier. We do not ask for your betting accounts, your stakes or your winnings. We do not ask about your health, your beliefs or other things that European law protects as special. Please leave them out of your messages to us.',
        },
        { h3: 'What you have to give us' },
        {
          p: 'No law makes you give us anything. But without your account info we cannot give you an account, and without some device data, such as an IP address, the App cannot reach us. Profile info, racing data and alerts are up to you. If you leave them out, only the features built on them will not work.',
        },
        { h3: 'People in racing' },
        {
          p: [
            'Race records name jockeys, trainers and owners. We get these records from racing data suppliers and public sources, and use them to analyze races. If they name you, you too can use ',
            link('your rights', { to: '/privacy', section: 'your-rights' }),
            '.',
          ],
        },
      ],
    },
    {
      id: 'how-we-use',
      title: 'How We Use Information',
      short: 'We use your information to run, secure and improve the App, and we do not use it to push you to bet.',
      body: [
        {
          p: [
            'A legal basis is a reason that the law accepts for using your information. We explain each one under ',
            link('GDPR Rights', { to: '/privacy', section: 'gdpr' }),
            '.',
          ],
        },
        {
          table: {
            caption: 'Why we use your information',
            head: ['Purpose', 'Information', 'Legal basis'],
            rows: [
              [
                'Open your account, run the App for you and check your subscription',
                'Account info, profile info, device data',
                'Contract',
              ],
              [
                'Show predictions, and keep what you follow and save',
                'Account info, profile info, racing data',
                'Contract',
              ],
              [
                'Send the alerts you turn on',
                'Profile info, racing data, device data',
                'Consent. You give it by turning alerts on and withdraw it by turning them off',
              ],
              [
                'Tell you about changes to prices, terms, security or this policy',
                'Account info',
                'Contract, or legal duty',
              ],
              [
                'Send you news about the App, if you ask for it',
                'Account info',
                'Consent. You can withdraw it in any such message',
              ],
              [
                'Answer you when you write to us',
                'Messages, account info, device data',
                'Contract, if it is about your use of the App. If not, our legitimate interest in helping people who write to us',
              ],
              [
                'Find crashes, see which features are used, and improve the App',
                'Usage data, device data',
                'Our legitimate interest in an App that works and gets better. Consent, where the law requires it for reading this from your device',
              ],
              [
                'Keep accounts and the App secure, and stop fraud and misuse',
                'Account info, usage data, device data',
                'Our legitimate interest in security and in stopping fraud',
              ],
              [
                'Keep the App to adults, and to places where it may be offered',
                'Account info, device data',
                'Legal duty, or our legitimate interest in offering the App lawfully and to adults only',
              ],
              [
                'Keep tax records, and answer authorities and courts',
                'Account info, and other information that the law asks for',
                'Legal duty',
              ],
              [
                'Bring, defend or settle legal claims',
                'The information that bears on the claim',
                'Our legitimate interest in protecting our rights',
              ],
              [
                'Sell or merge our business',
                'As little of each kind as possible',
                'Our legitimate interest in changing how our business is owned',
              ],
              [
                'Show this website and keep it safe',
                'Website logs',
                'Our legitimate interest in a site that loads and is safe',
              ],
              [
                'Analyze races',
                'Records of races, which name jockeys, trainers and owners',
                'Our legitimate interest in predictions based on racing’s own records',
              ],
            ],
          },
        },
        { h3: 'Predictions are about races, not about you' },
        {
          p: 'The App uses AI to rate the runners in a race. It works from data about races, such as form, draw, going and odds. It does not rate you, and nothing about you changes a rating. It makes no decisions about you.',
        },
        { h3: 'Betting' },
        {
          p: [
            'We do not use your data to push you to bet. We do not use it to work out when you might be tempted. If gambling is a problem for you, or might become one, our Terms list ',
            link('free helplines', { to: '/terms', section: 'gambling' }),
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
        'We do not sell your information, and we give it only to those who help us run the App or whom the law lets or makes us tell.',
      body: [
        {
          p: 'We do not sell your personal information. We do not share it for advertising that follows you from one app or site to another. We do not give it to bookmakers, advertisers or data brokers.',
        },
        { p: 'These may receive it:' },
        {
          ul: [
            [
              strong('Service providers.'),
              ' Companies that host our servers, send our messages and find crashes. They work for us under a contract, may use your information only for that work, and must keep it safe.',
            ],
            [
              strong('The stores.'),
              ` ${apple.owner} and ${google.owner} handle your download, payment and subscription. We exchange with them what is needed to check a purchase or help with a refund.`,
            ],
            [
              strong('Notification services.'),
              ' If alerts are on, your device’s own notification service receives each alert and the address to send it to.',
            ],
            [
              strong('Advisers.'),
              ' Lawyers, accountants, auditors and insurers who need it for their work for us and must keep it confidential.',
            ],
            [
              strong('Authorities and courts.'),
              ' We disclose information when the law requires it, or when the law allows it and it is needed to protect someone from harm, to stop fraud or to deal with a legal claim. We check each request and give no more than it calls for.',
            ],
            [
              strong('A buyer of the business.'),
              ' If our business is sold or merged, your information may pass to the new owner. We will tell you before another policy applies to it.',
            ],
            [strong('Others, if you ask us to.'), ' For example, when you share a prediction.'],
          ],
        },
        {
          p: 'We may share figures that cannot be linked to anyone, and will not try to link them back to a person.',
        },
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      short: 'We protect your information with care, and we tell you about a breach when the law says we must.',
      body: [
        {
          p: 'We use technical and organizational measures that fit the risk:',
        },
        {
          ul: [
            'Encryption in transit: what travels between the App and our servers is encrypted on the way.',
            'Limits on access: only people who need your information for their work can reach it, and must keep it confidential.',
            'Care with service providers: their contracts bind them to keep it safe.',
            'Less to lose: we delete or make anonymous what we no longer need.',
          ],
        },
        {
          p: 'You can help. Use a password that you use nowhere else, and keep your device locked. We will never ask you for your password.',
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
      short: `We keep account data while your account is open and for ${retentionTime} after you delete it, and other data only as long as we need it.`,
      body: [
        {
          p: 'We keep personal information only as long as we need it for the purposes in this policy. Then we delete it, or make it anonymous so that it can no longer be linked to you.',
        },
        {
          table: {
            caption: 'How long we keep each kind of information',
            head: ['Information', 'How long', 'Why'],
            rows: [
              [
                'Account info',
                `While your account is open, and for ${retentionTime} after you delete it`,
                'To run your account, then to settle what is left open, such as a refund',
              ],
              [
                'Profile info',
                'As long as account info. You can change or remove most of it at any time',
                'To set up the App as you like it',
              ],
              [
                'Racing data',
                'As long as account info. You can remove what you follow or save at any time',
                'To show you what you follow and save',
              ],
              [
                'Usage data',
                'As long as it serves this purpose, and linked to you no longer than account info',
                'To keep the App secure and improve it',
              ],
              [
                'Device data',
                'Crash reports until the fault is found and mended. The address for alerts until you turn alerts off. The rest as long as usage data',
                'To mend faults, send alerts and keep the App secure',
              ],
              ['Records of subscriptions', 'As long as tax and accounting law requires', 'To meet our legal duties'],
              [
                'Messages',
                'Until your question is settled, and then as long as a legal claim about it is possible',
                'To help you, and to show what was said',
              ],
              [
                'Privacy requests and consents',
                'As long as we may have to show that we handled them properly',
                'To meet our legal duties',
              ],
              [
                'Website logs',
                'As long as the host needs them for security and to find faults',
                'To keep this website safe',
              ],
              [
                'Race records that name people in racing',
                'As long as they help to analyze races',
                'To compare a race with those run before it',
              ],
            ],
          },
        },
        { h3: 'Deleting your account' },
        {
          p: [
            'You can delete your account in the App’s settings, or by writing to ',
            { mail: 'privacy' },
            `. We close it at once, keep its data for ${retentionTime} to settle what is left open, and then delete it. If you ask us to erase it sooner, we will, except for what the law requires or allows us to keep.`,
          ],
        },
        {
          p: [
            `Deleting your account, or the App, does not end a subscription. You cancel that with ${stores}. See our Terms on `,
            link('subscriptions', { to: '/terms', section: 'subscription' }),
            '.',
          ],
        },
        {
          p: 'We keep information longer only where a law or an open legal claim makes it necessary, and use it for nothing else. Copies in backups go when the backups are replaced. Until then they serve only to restore the service.',
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      short: `You can ask to see, correct, move or delete your information or say no to a use of it, and we answer within ${answerTime}.`,
      body: [
        {
          p: 'The law where you live decides which rights you have. You can ask us for any of these, wherever you live:',
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
              ' Delete your account in the App, or ask us to erase some or all of your information.',
            ],
            [
              strong('Move it.'),
              ' Get what you gave us in a common format that a computer can read, or have us send it to another company where possible.',
            ],
            [strong('Limit it.'), ' Ask us to keep your information but not use it, for example while we check it.'],
            [
              strong('Object.'),
              ' Object to a use that rests on our legitimate interests, such as measuring how features are used. We then stop, unless we have compelling reasons that the law accepts. We always stop direct marketing if you object.',
            ],
            [
              strong('Withdraw consent.'),
              ' Where we rely on your consent, take it back at any time. Turn alerts off, unsubscribe in the message, or write to us. What we did before that stays lawful.',
            ],
            [strong('Complain.'), ' Tell us, or the authority that looks after privacy where you live.'],
          ],
        },
        { h3: 'How to ask' },
        {
          p: [
            'Write to ',
            { mail: 'privacy' },
            ' and say what you want. You do not need a form, a reason or the name of the right. If you can, write from the email address of your account.',
          ],
        },
        { h3: 'What we do' },
        {
          ul: [
            `We answer within ${answerTime}. If a request is complex and the law gives us more time, we tell you within those ${answerTime} why we need it and how long it will take.`,
            'It is free. If requests are clearly unfounded or excessive, the law may let us charge a fair fee or say no.',
            'We may have to check who you are. We ask only for what we need for that.',
            'Someone else may ask for you if you have allowed it. We may ask for proof.',
            'If we cannot do all you ask, we tell you why and what you can do next.',
            'We will not treat you worse because you used a right.',
          ],
        },
        { h3: 'If you disagree with us' },
        {
          p: [
            'If you are not happy with our answer, write to our data protection officer at ',
            { mail: 'dpo' },
            '. Some US states give you a right to appeal. Put “appeal” in the subject line, and we will look at it again and answer in writing in the time the law sets. If we still say no, you can complain to your state’s attorney general.',
          ],
        },
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and Tracking',
      short:
        'This website sets no cookies and does not track you, and the App keeps on your device only what it needs to work and to be improved.',
      body: [
        { h3: 'This website' },
        {
          p: 'This website is made of fixed pages. It has no cookies, no analytics, no advertising, no forms and no sign-in. It loads nothing from other sites.',
        },
        {
          p: 'Your browser tab can remember two small things, in a place called session storage. They are not sent to us, and they are gone when you close the tab.',
        },
        {
          ul: [
            [
              strong('Your place on each page.'),
              ' When you go back, the page is where you left it. Its name begins with “tsr-scroll-restoration”.',
            ],
            [
              strong('A mark that the page has reloaded.'),
              ' If a part of a page fails to load, the page reloads once. This mark, made only then, stops it from doing so twice. Its name begins with “tanstack_router_reload” and goes on with the error message.',
            ],
          ],
        },
        {
          p: 'Both are there only to make the pages you asked for work, so we do not ask for your consent to them. You can read every page without them.',
        },
        {
          p: 'To send you a page, a server has to see your IP address. As with any website, the company that hosts this website may log that address, the time, the page and what your browser says about itself. Such logs help to keep the site safe. We do not use them to find out who you are.',
        },
        {
          p: `If you follow a link to the ${apple.name} or ${google.name}, you leave this site. There the rules of ${stores} apply.`,
        },
        { h3: 'The App' },
        {
          p: 'The App stores information on your device: what keeps you signed in, your settings, races it has loaded, and the identifier of its own copy. The identifier lets us count usage data and crash reports by copy. This is for us alone. Deleting the App removes what the App has stored in its own space on your device.',
        },
        {
          p: 'The App does not track you across the apps and websites of other companies, and does not let others do so through it.',
        },
        { h3: 'Signals from your browser' },
        {
          p: 'Some browsers can signal that you do not want your information sold or shared, as Global Privacy Control does. We honor these signals. As we do not sell or share it, and this website does not track you, you get the same protection without a signal. The same goes for “Do Not Track”.',
        },
      ],
    },
    {
      id: 'third-party',
      title: 'Third-Party Services',
      short:
        'The store, your phone’s notification service and sites we link to follow their own privacy policies, not this one.',
      body: [
        { p: 'Others run these services:' },
        {
          ul: [
            [
              strong('App stores and payment.'),
              ` You get the App and pay for a subscription through ${apple.owner}’s ${apple.name} or through ${google.name}. The store collects your payment details and tells us the state of your subscription.`,
            ],
            [
              strong('Notification services.'),
              ' Your device’s system delivers alerts. You can turn them off in the App or in your device’s settings.',
            ],
            [
              strong('Racing data suppliers.'),
              ' They send us data about races. We do not send them your personal information.',
            ],
            [
              strong('Links.'),
              ' The App or this website may link to other sites, such as the stores. We do not control what those sites collect.',
            ],
          ],
        },
        {
          p: 'These companies decide for themselves how they use what they collect, and they answer for it. Please read their policies. We stay responsible for our own service providers, as the law says.',
        },
      ],
    },
    {
      id: 'children',
      title: 'Children’s Privacy',
      short: `${site.name} is for adults, and we delete information about a child if we find that we have it.`,
      body: [
        {
          p: [
            `The App is not for children. You have to be ${age}. Our Terms say more about `,
            link('who may use the App', { to: '/terms', section: 'age' }),
            '. We do not aim the App or this website at anyone younger.',
          ],
        },
        {
          p: 'We do not knowingly collect information from anyone who is too young to use the App. If we learn that we have, we close the account and delete the information as soon as we can, unless the law makes us keep some of it.',
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
        'Your information may be used in other countries, and we protect it there with safeguards that the law recognizes.',
      body: [
        {
          p: 'We and our service providers may store or use your information in countries other than yours, where the law may protect it less. We make sure it stays protected as this policy says.',
        },
        {
          p: 'When we send personal information from the European Economic Area or the United Kingdom to another country, we rely on one of these:',
        },
        {
          ul: [
            [
              strong('An adequacy decision.'),
              ' The European Commission, or for the UK its government, has decided that the country, or a program that the receiver has joined, protects information well enough.',
            ],
            [
              strong('Standard contractual clauses.'),
              ' Where there is no such decision, we sign the clauses that the European Commission has approved with the receiver. For information from the UK we add the UK addendum to them, or use the UK’s own transfer agreement.',
            ],
            [
              strong('An exception in the law.'),
              ' In rare cases the law allows a transfer without these, for example for a legal claim.',
            ],
          ],
        },
        {
          p: 'Before we rely on clauses, we look at the law and practice of the country, and add further measures if needed.',
        },
        {
          p: [
            'To learn which safeguard covers your information, or to get a copy of it, write to ',
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
        'If you live in California you have extra rights by law, and we do not sell or share your personal information.',
      body: [
        {
          p: 'This section is for people who live in California. It is also our notice at collection. Its words have the meaning that the California Consumer Privacy Act gives them.',
        },
        { h3: 'What we collect and whom we give it to' },
        {
          p: 'The table shows the categories of personal information that we collect, and to whom we disclose them for a business purpose. It also covers the past twelve months.',
        },
        {
          table: {
            caption: 'Categories of personal information',
            head: ['Category in the law', 'What it is here', 'Whom we disclose it to'],
            rows: [
              [
                'Identifiers and customer records',
                'Account info. Your display name. From device data, your IP address, the App’s identifier and the address for alerts',
                'Service providers. For alerts, notification services. For purchases, the stores',
              ],
              ['Commercial information', 'The state of your subscription', 'Service providers and the stores'],
              [
                'Internet or other electronic network activity',
                'Usage data and the rest of device data. Website logs',
                'Service providers',
              ],
              [
                'Geolocation data',
                'Only the rough area that an IP address shows. No precise location',
                'Service providers',
              ],
              [
                'Other information that relates to you',
                'The rest of profile info, racing data, and messages',
                'Service providers. For alerts, notification services',
              ],
              [
                'Sensitive personal information',
                'Your sign-in: the email address with the password in account info',
                'Service providers',
              ],
            ],
          },
        },
        {
          p: [
            'Any of these may also go to advisers, to authorities and courts, or to a buyer of the business, as described under ',
            link('Data Sharing and Disclosure', { to: '/privacy', section: 'data-sharing' }),
            '. We do not draw inferences to build a profile of you.',
          ],
        },
        {
          p: [
            'The sources are you, your device and the store, as described under ',
            link('Information We Collect', { to: '/privacy', section: 'information-collected' }),
            '. The purposes are those under ',
            link('How We Use Information', { to: '/privacy', section: 'how-we-use' }),
            '. How long we keep each kind is under ',
            link('Data Retention', { to: '/privacy', section: 'data-retention' }),
            '.',
          ],
        },
        { h3: 'No sale, no sharing' },
        {
          p: 'We do not sell personal information or share it for cross-context behavioral advertising, and have not done so in the past twelve months. We have no actual knowledge of selling or sharing that of people under sixteen. Nor do we disclose personal information to others for their own direct marketing.',
        },
        { h3: 'Sensitive information' },
        {
          p: 'We use your sign-in only to let you in and to keep your account secure. We do not use sensitive information to infer anything about you.',
        },
        { h3: 'Your rights' },
        {
          ul: [
            [
              strong('Know.'),
              ' Ask what we have collected about you, by category and piece by piece, where from, why, and to whom we have disclosed it.',
            ],
            [
              strong('Delete and correct.'),
              ' Ask us to delete what we have collected from you, with some exceptions in the law, or to put it right.',
            ],
            [
              strong('Opt out of sale and sharing.'),
              ' We do neither. If that changes, we will tell you first and give you a clear way to opt out.',
            ],
            [
              strong('Limit the use of sensitive information.'),
              ' We already keep to uses that the law always allows, so there is nothing more to limit.',
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
            `. We answer within ${answerTime}. We check that it is you by matching your request with what we hold, most often by a message to your account’s email address.`,
          ],
        },
        {
          p: 'You can have an authorized agent ask for you, with your signed permission. We may ask you to confirm it and to show who you are, unless the agent has a power of attorney under California law.',
        },
        {
          p: 'We treat an opt-out preference signal, such as Global Privacy Control, as a valid request to opt out of sale and sharing.',
        },
      ],
    },
    {
      id: 'gdpr',
      title: 'GDPR Rights',
      short:
        'If you are in the European Economic Area or the UK, this section says on what basis we act, what you can ask for and where you can complain.',
      body: [
        {
          p: 'This section is for people in the European Economic Area and the United Kingdom. It is about the EU’s General Data Protection Regulation (GDPR) and the UK GDPR.',
        },
        { h3: 'Who is responsible' },
        {
          p: [
            `${site.operator.name} is the controller. You can reach us at `,
            { mail: 'privacy' },
            '. Our data protection officer answers any question about your personal data and your rights: ',
            { mail: 'dpo' },
            '.',
          ],
        },
        { h3: 'Our legal bases' },
        {
          ul: [
            [
              strong('Contract.'),
              ' We need the information to give you the App as our Terms promise, or to take steps you ask for before that.',
            ],
            [
              strong('Consent.'),
              ' You have said yes, for example to alerts. You can say no again at any time, as easily as you said yes.',
            ],
            [strong('Legal duty.'), ' A law makes us use or keep the information.'],
            [
              strong('Legitimate interests.'),
              ' We or others have a good reason, and your interests and rights do not outweigh it. The table names the reason each time. You can ask us how we weighed it against your rights.',
            ],
          ],
        },
        {
          p: [
            'The table of purposes, bases and interests is under ',
            link('How We Use Information', { to: '/privacy', section: 'how-we-use' }),
            '.',
          ],
        },
        { h3: 'Your rights' },
        {
          p: [
            'You have the right to access, to correction, to erasure, to restriction, to have your data moved, to object and to withdraw consent. ',
            link('Your Rights', { to: '/privacy', section: 'your-rights' }),
            ' says what each one means and how to use it.',
          ],
        },
        {
          p: [
            strong(
              'You may object, on grounds that relate to your situation, to any use that rests on legitimate interests. You may object to direct marketing at any time and without a reason.',
            ),
            ' Write to ',
            { mail: 'privacy' },
            '.',
          ],
        },
        { h3: 'Automated decisions' },
        {
          p: 'You have the right not to be subject to decisions made by automated means alone, profiling included, that have a legal or similarly serious effect on you. We make no such decisions. The App rates races, not you.',
        },
        { h3: 'Complaints' },
        {
          p: 'You can write to us first, but you do not have to. In the European Economic Area, you can complain to the data protection authority where you live, where you work or where you think the law was broken. In the United Kingdom, you can complain to the Information Commissioner’s Office. You can also go to court.',
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to This Policy',
      short:
        'If we change this policy we change its date, and we tell you about changes that matter before they apply.',
      body: [
        {
          p: `We may change this policy when the App, our business or the law changes. This version is dated ${longDate(versionOf('/privacy').date)}.`,
        },
        {
          p: 'If a change matters to you, we will tell you in the App or by email in good time before it applies. Examples are a new kind of information, a new purpose or a new kind of recipient. We review this policy at least once a year.',
        },
        {
          p: [
            'Where a change needs your consent, we will ask for it and not take silence for a yes. If you do not like a change, you can use ',
            link('your rights', { to: '/privacy', section: 'your-rights' }),
            ' or delete your account.',
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact Us',
      short: `Write to us about anything in this policy, and we answer privacy requests within ${answerTime}.`,
      body: [
        { contacts: ['privacy', 'dpo', 'support', 'legal'] },
        { p: `We answer privacy requests within ${answerTime}. Please do not send us your password or card details.` },
      ],
    },
  ],
  box: {
    title: 'Your consent',
    body: [
      `By using ${site.name} you confirm that you have read this Privacy Policy and that you are ${age}. Where we need your consent, for example to send you alerts, we ask you for it and you are free to say no. You can withdraw it at any time in the App or by writing to `,
      { mail: 'privacy' },
      '.',
    ],
  },
}
