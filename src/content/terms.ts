import { type ArticleText, type Block, fact, type Inline, link, strong } from './articleText.ts'
import { facts } from './facts.ts'
import type { SectionId } from './pages.ts'
import {
  aboutSummaries,
  byNotice,
  deletedSooner,
  deletionCancelsNothing,
  keptAfterDeletion,
  maySuspend,
  noCardData,
} from './promises.ts'
import { ageRule, owners, platforms, type Store, site, storeNames, stores } from './site.ts'

const { name, operator, helplines } = site
const { apple, google } = site.stores
const noticeDays = `at least ${site.changeNoticeDays} days`
const priceNotice = `at least ${site.priceNoticeDays} days`
const phone = fact(operator.phone ?? '[Phone number]')
const { evidence } = site.figures.accuracy

const privacyPolicy = link('Privacy Policy', { to: '/privacy' })
const see = (text: string, section: SectionId<'/terms'>) => link(text, { to: '/terms', section })
const deletion = (text: string) => link(text, { to: '/privacy', section: 'data-retention' })

const unused = 'the unused part of the period you have paid for'

/** How the accuracy rate is measured, once that is known. */
const measured: readonly Inline[] = evidence ? [` This is how we measure our accuracy rate. ${evidence}`] : []

/** How to cancel in a store, and how to ask it for a refund. */
function storeSteps({ owner, name: store, cancel, refunds }: Store): readonly Block[] {
  return [
    { h3: `Cancel or get a refund: ${store}` },
    {
      ol: [
        owner === 'Apple' ? 'Open Settings on your device.' : `Open the ${store} app.`,
        `Tap ${cancel.join(', then ')}.`,
        `Choose ${name}, then cancel. ${owner} should then confirm this by email.`,
      ],
    },
    { p: ['For a refund, go to ', { web: refunds }, ', sign in, choose the purchase and say why.'] },
  ]
}

/** Apple’s minimum terms for custom terms: https://www.apple.com/legal/internet-services/itunes/dev/minterms/ */
function appleTerms({ owner }: Store): readonly Block[] {
  return [
    { h3: `${owner}: acknowledgment` },
    {
      p: `You and we acknowledge that these Terms are between you and us only, and not with ${owner}. We, not ${owner}, are solely responsible for the App and its content. If these Terms conflict with the ${owner} Media Services Terms and Conditions on how you may use the App, ${owner}’s terms prevail.`,
    },
    { h3: `${owner}: scope of license` },
    {
      p: `You may use the App on any ${owner}-branded product that you own or control, as the Usage Rules in the ${owner} Media Services Terms and Conditions permit. You cannot transfer this license, but people whose accounts are linked with yours by Family Sharing, volume purchasing or Legacy Contacts may also use the App, if those rules permit it and they are old enough.`,
    },
    { h3: `${owner}: maintenance and support` },
    {
      p: `We alone are responsible for any maintenance and support of the App that these Terms or the law requires. You and we acknowledge that ${owner} has no duty whatsoever to provide any for the App.`,
    },
    { h3: `${owner}: warranty` },
    {
      p: `We alone are responsible for any warranties of the App, whether we state them or the law implies them, that these Terms do not effectively disclaim. If the App fails to meet one, you may notify ${owner}, and ${owner} will refund the price of the App to you. As far as the law allows, ${owner} has no other warranty duty whatsoever for the App. Any other claim, loss, damage, cost or expense that comes from such a failure is our sole responsibility.`,
    },
    { h3: `${owner}: product claims` },
    {
      p: `You and we acknowledge that we, not ${owner}, must deal with any claim that you or someone else has about the App, or about your possession or use of it. That includes:`,
    },
    {
      ul: [
        'product liability claims',
        'any claim that the App fails to meet what a law or regulator requires',
        'claims under consumer protection, privacy or similar laws',
      ],
    },
    { p: 'These Terms do not limit our liability to you beyond what the law permits.' },
    { h3: `${owner}: intellectual property claims` },
    {
      p: `If someone claims that the App, or your possession and use of it, infringes their rights, we alone, not ${owner}, must investigate, defend, settle and discharge that claim.`,
    },
    { h3: `${owner}: legal compliance` },
    { p: 'You represent and warrant (confirm to us as a fact) that:' },
    {
      ul: [
        'you are not in a country that is under a United States Government embargo or that the United States Government has designated as a “terrorist supporting” country',
        'you are not on any United States Government list of prohibited or restricted parties',
      ],
    },
    { h3: `${owner}: developer name and contact` },
    {
      p: [
        'The developer is ',
        fact(operator.name),
        ', ',
        fact(operator.address),
        ', ',
        phone,
        '. Send questions, complaints or claims about the App to ',
        { mail: 'support' },
        '.',
      ],
    },
    { h3: `${owner}: third-party terms of agreement` },
    {
      p: 'When you use the App, you must keep to other companies’ terms that apply to you. One example is your contract with your phone network.',
    },
    { h3: `${owner}: third-party beneficiary` },
    {
      p: `You and we acknowledge and agree that ${owner} and its subsidiaries are third-party beneficiaries of these Terms. Once you accept these Terms, ${owner} has the right to enforce them against you as a third-party beneficiary, and is deemed to have accepted that right.`,
    },
  ]
}

/** What Google Play’s terms leave for our own terms to state. */
function googleTerms({ owner, name: store }: Store): readonly Block[] {
  return [
    { h3: store },
    {
      ul: [
        [
          strong('Not a party.'),
          ` These Terms are between you and us only. We, not ${owner}, are responsible for the App, its content, its support and any claim about it.`,
        ],
        [
          strong(`${owner}’s terms apply.`),
          ` The ${store} Terms of Service apply to how you use ${store}, and to getting and buying things there. If they conflict with these Terms on that, they prevail.`,
        ],
        [
          strong('Refunds.'),
          ` ${owner} handles payments and refunds under its own rules. This does not affect any right to a refund that the law or these Terms give you.`,
        ],
      ],
    },
  ]
}

export const terms: ArticleText<'/terms'> = {
  path: '/terms',
  intro: `The rules for using ${name}, in plain words. Please read them before you use the App.`,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of Terms',
      short:
        'These Terms are the contract between you and us about the App. You accept them in the App, not by reading this page.',
      body: [
        {
          p: [
            'These Terms of Service (the “Terms”) are a contract between you and ',
            fact(operator.name),
            `. They cover the ${name} mobile application (the “App”).`,
          ],
        },
        {
          p: [
            `“We,” “us” and “our” mean that company. Its address is under `,
            see('Contact Information', 'contact'),
            `. “Your store” means ${storeNames}${stores.length > 1 ? ', whichever you got the App from' : ''}. When these Terms say that we will tell you or send you something, we do so ${byNotice}.`,
          ],
        },
        { h3: 'How you accept' },
        {
          p: 'The App shows you these Terms and asks you to tap “Agree” before you use it. You cannot continue until you do. That tap is how you accept them.',
        },
        {
          p: [
            'The rules of your store apply as well: see ',
            see('App Store Terms', 'appstore'),
            '. If a feature or an offer has terms of its own, we will show them to you and ask you to agree first. Our ',
            privacyPolicy,
            ' tells you what we do with your information.',
          ],
        },
        { p: aboutSummaries },
        { h3: 'This website' },
        {
          p: [
            'You can read this website without accepting anything. It has no accounts, sign-in or forms, and it ',
            link('sets no cookies', { to: '/privacy', section: 'cookies' }),
            '. What these Terms say about the website binds you only if you have accepted them.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'Description of Service',
      short: `The App gives you AI-powered predictions and the data behind them; it takes no bets. Predictions and data may be wrong, and the App may change. If a change makes a paid feature noticeably worse, you can end the contract and get a refund for ${unused}.`,
      body: [
        {
          p: `${name} gives you AI-powered horse racing predictions. As far as the data and your subscription allow, the App shows for each race it covers:`,
        },
        {
          ul: [
            'the runners in predicted order, with a win chance for each',
            'a confidence rating for the race as a whole',
            'live odds, track conditions, jockey statistics and horse form',
            'charts, performance analytics and alerts',
          ],
        },
        {
          p: `The App runs on ${platforms}. You need a device that can run it and an internet connection, and you pay your own data charges.`,
        },
        { h3: 'No betting' },
        {
          p: 'The App takes no bets. We do not hold stakes or pay winnings, and we are not a bookmaker or an agent for one. If you bet, you bet with someone else, under their rules and at your own risk.',
        },
        { h3: 'How the predictions are made' },
        {
          p: [
            'Machine-learning models make the predictions. A model looks for patterns in past races and applies them to current data, such as odds and going, to estimate each runner’s chance. Predictions are not individually checked by a person. A prediction may change as the off gets closer. See also ',
            see('Disclaimers', 'disclaimers'),
            '.',
          ],
        },
        { h3: 'Where the data comes from' },
        {
          p: 'Odds, going reports, draws, results and other race data come from outside sources, such as racing authorities, racecourses, bookmakers and data suppliers. Their data can be late, incomplete or wrong. The App may be late to show a non-runner or a change of going. Check anything that matters to you with the racecourse or the bookmaker.',
        },
        { h3: 'Gaps and changes' },
        {
          ul: [
            [strong('Coverage.'), ' Which races the App includes varies by country, racecourse and data supplier.'],
            [
              strong('Downtime.'),
              ' The App may be down for maintenance, or for reasons outside our control. Alerts may arrive late or not at all.',
            ],
            [
              strong('Changes.'),
              ' We may change the App to fix faults, to keep it secure, to follow the law, to add or improve features, or because a data source, a store or an operating system has changed. There is no separate charge for such a change. The price of a subscription changes only as set out under ',
              see('Subscription and Payment', 'subscription'),
              '. You may need to install an update.',
            ],
            [
              strong('Changes for the worse.'),
              ` If a change makes a paid feature noticeably worse, we will tell you ${noticeDays} before. You may end the contract, free of charge, up to ${site.changeNoticeDays} days after the change or our notice, whichever comes later. If you do, we will refund ${unused}. If a legal duty or security risk leaves no time, we will tell you at once, and you have the same right.`,
            ],
            [
              strong('Beta features.'),
              ' Features marked as beta or test are free of charge and unfinished. They may fail, change or be taken away.',
            ],
          ],
        },
      ],
    },
    {
      id: 'age',
      title: 'Age Requirements',
      short: `You must be ${ageRule}.`,
      body: [
        {
          p: [
            strong(`To use the App, you must be ${ageRule}.`),
            ' Gambling laws differ from place to place. You may use the App only where the law allows it.',
          ],
        },
        {
          ul: [
            [
              strong('Proof.'),
              ` We, or your store, may ask you to prove your age. If you do not, ${maySuspend}. The `,
              privacyPolicy,
              ' says what happens to what you show us.',
            ],
            [
              strong('Underage accounts.'),
              ' If we find that an account belongs to someone under age, we will close it. What happens to their information is described in the ',
              link('Privacy Policy’s section on children', { to: '/privacy', section: 'children' }),
              '.',
            ],
            [
              strong('Parents and guardians.'),
              ' If you think that someone under age is using the App, write to ',
              { mail: 'privacy' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'accounts',
      title: 'User Accounts',
      short:
        'Give accurate details and keep your password to yourself. You can delete your account at any time. If you have a subscription, cancel it first.',
      body: [
        { p: 'Some features need an account. If you open one, you agree to:' },
        {
          ul: [
            'give accurate information and keep it up to date',
            'hold only one account and use it yourself',
            'not lend, share, sell or pass on your account unless we agree in writing',
            'keep your password secret',
            ['write to ', { mail: 'support' }, ' without delay if you think that someone else has used your account'],
          ],
        },
        {
          p: 'You are responsible for what is done under your account, unless it was done without your permission and you took reasonable care of your password.',
        },
        { h3: 'Deleting your account' },
        {
          p: [
            'You can delete your account at any time. If you have a subscription, ',
            see('cancel it first', 'subscription'),
            `. We keep ${keptAfterDeletion} after the account is deleted. ${deletedSooner} The Privacy Policy explains `,
            deletion('the steps and how long we keep other information'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'subscription',
      title: 'Subscription and Payment',
      short: `A subscription renews unless you cancel it in your store at least ${site.cancellationHours} hours before the period ends. Your store decides on refunds, but cannot take away those that the law or these Terms give you; consumers in the European Economic Area (EEA) and the United Kingdom (UK) can withdraw within ${site.withdrawalDays} days. We change a price only when our costs, taxes or legal duties change, and tell you ${priceNotice} before; in some places, a higher price needs your agreement.`,
      body: [
        {
          p: `Some features need a paid subscription. It is billed ${site.billingPeriods}, as you choose, through your store. Before you confirm, the store shows you the price, any tax and the billing period, and tells you that the subscription renews. The store takes the payment, so ${noCardData}.`,
        },
        { h3: 'Renewal and cancellation' },
        {
          ul: [
            [
              strong('Renewal.'),
              ` A subscription renews automatically, for the same length of time and at the price then in force, unless you cancel it at least ${site.cancellationHours} hours before the end of the current period.`,
            ],
            [
              strong('When it ends.'),
              ' If you cancel in time, the subscription ends with the current billing period. You keep what you have paid for until then, and you are not charged again.',
            ],
            [strong('What does not cancel it.'), ` ${deletionCancelsNothing}`],
            [
              strong('If you need help.'),
              ' Write to ',
              { mail: 'support' },
              '.',
              ...(google ? [` We can cancel a ${google.name} subscription for you.`] : []),
              ...(apple
                ? [` Only you can cancel an ${apple.owner} subscription, so we will help you with the steps.`]
                : []),
            ],
            [
              strong('Trials and offers.'),
              ' Before a free trial or a lower first price begins, we show you how long it lasts and the full price. The subscription then renews at the full price unless you cancel in time.',
            ],
          ],
        },
        ...stores.flatMap(storeSteps),
        { h3: 'Refunds' },
        {
          p: [
            'Your store decides under its own rules, but this does not affect any right to a refund that the law or these Terms give you. If the store refuses such a refund, write to ',
            { mail: 'support' },
            '. A prediction that turns out wrong or a bet that loses is not by itself a reason for a refund.',
          ],
        },
        { h3: 'Right to withdraw in the EEA and the UK' },
        {
          p: `If you are a consumer in the EEA or the UK, you can change your mind within ${site.withdrawalDays} days after the day you subscribe. You need no reason. We treat a subscription as a digital service, so you keep this right even if you have begun to use it. To withdraw, do one of these before the time is up:`,
        },
        {
          ul: [
            `Use the withdrawal function in the App: ${facts.withdrawalFunction ?? 'open the settings, then your subscription'}.`,
            ['Tell us clearly at ', { mail: 'support' }, '. You may use the form below, but you do not have to.'],
            'Ask your store for a refund, as described above.',
          ],
        },
        {
          p: `We will tell you at once that we have received your withdrawal. We will make sure that you get back what you paid, the way you paid it, within ${site.repaymentDays} days of withdrawing, whether it comes from your store or from us. We may keep a fair share for the days before you withdrew, but only if we told you this before you subscribed, and you asked us to begin at once.`,
        },
        { h3: 'Model withdrawal form' },
        {
          p: [
            'To ',
            fact(operator.name),
            ', ',
            fact(operator.address),
            ', ',
            { mail: 'support' },
            `: I hereby give notice that I withdraw from my contract for this service: ${name} subscription. Ordered on: … My name: … My address: … Date: … Signature (on paper only): …`,
          ],
        },
        { h3: 'Price changes' },
        {
          p: 'We may raise the price of a subscription only if one of the following rises, and only by as much as that adds to what the subscription costs us, taxes included:',
        },
        {
          ul: [
            'what we pay for race data, for servers or in fees to the stores',
            'taxes or duties on the subscription',
            'the cost of legal requirements that apply to the subscription',
          ],
        },
        { p: 'If one of them falls, we will lower the price by as much as that saves us. For every price change:' },
        {
          ul: [
            `We will tell you the new price and the reason. It applies from the first renewal that comes ${priceNotice} later, never to a period you have already paid for.`,
            'In the EEA, and wherever the law or the store says so, a higher price applies only if you agree to it. If you do not, your subscription ends before the new price applies, at no cost to you.',
            'Elsewhere, you can cancel before the new price applies.',
          ],
        },
      ],
    },
    {
      id: 'prohibited',
      title: 'Prohibited Uses',
      short:
        'Use the App for private purposes and within the law. Do not copy its data, break it or use it to harm racing.',
      body: [
        { p: 'You agree not to:' },
        {
          ul: [
            'use the App in a place or in a way that the law forbids',
            'let anyone under age use the App',
            'use the App for a business',
            'copy, scrape, sell or publish predictions or data from the App, by hand or by machine',
            'use predictions or data from the App to run a tipping, data or betting service, or to train a machine-learning model',
            'take the App apart, or try to extract its models or source code, unless the law allows it',
            'get around a paywall, an age check, a country limit or any other control',
            'harm the App, this website or our servers, weaken their security, or send us harmful code',
            'pretend to be someone else, or open a new account after we have closed an earlier one because you broke these Terms',
            'use the App to fix, corrupt or unfairly influence a race or a betting market, or to commit any other crime',
          ],
        },
        {
          p: 'You may show or send a prediction to a friend, but not for money. If you work in racing or betting, the rules of your sport, license or employer may limit how you bet. Follow those rules.',
        },
      ],
    },
    {
      id: 'intellectual',
      title: 'Intellectual Property Rights',
      short:
        'The App belongs to us, or to those who license it to us. You get a personal, noncommercial license to use it.',
      body: [
        {
          p: 'The App and the website, with their design, models, predictions, text, pictures, software and trademarks, belong to us or to those who license them to us. Apart from the license below, these Terms give you no rights in them.',
        },
        {
          ul: [
            [
              strong('Your license.'),
              ' You may use the App on devices you own or control, for your own private use. This license is personal, limited, nonexclusive and noncommercial. You cannot pass it on, except as your store’s rules on family sharing allow. You may also keep a copy of this website for yourself.',
            ],
            [
              strong('Open-source software.'),
              ' Parts of the App may be open-source software. For those parts, their own licenses take precedence over these Terms.',
            ],
            [
              strong('Feedback.'),
              ' If you send us ideas about the App, we may use them without paying you, anywhere and without a time limit. You keep your own rights in them.',
            ],
            [
              strong('Your own rights.'),
              ' If you believe that something in the App or on this website infringes your rights, write to ',
              { mail: 'legal' },
              '. Tell us what is yours, where you saw it and why its use is not allowed. We will look into it and remove what should not be there.',
            ],
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      short:
        'The Privacy Policy explains how we use your information. It is not part of this contract, and accepting these Terms is not consent.',
      body: [
        {
          p: [
            'Our ',
            privacyPolicy,
            ' says what we collect, why we collect it, how long we keep it, who sees it and ',
            link('what rights you have', { to: '/privacy', section: 'your-rights' }),
            '. It is not part of this contract.',
          ],
        },
        {
          p: 'Agreeing to these Terms is not the same as consenting to a use of your information. Where the law requires your consent, we will ask for it separately. Nothing in these Terms limits your rights under data protection law.',
        },
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      short:
        'Predictions may be wrong and are not advice. As far as the law allows, we give no warranty. Consumers in the EEA and the UK keep the rights that the law gives them.',
      body: [
        {
          ul: [
            [
              strong('Information, not certainties.'),
              ' Predictions are estimates made from past and current data. A runner with a high win chance can lose, and a high confidence rating can be wrong.',
            ],
            [
              strong('Past accuracy is no guarantee of future results.'),
              ' A good record does not mean that following the App will make you money.',
              ...measured,
            ],
            [
              strong('No advice.'),
              ' Nothing in the App or on this website is financial, investment, legal or betting advice. You alone decide whether to bet, on what and how much.',
            ],
            [
              strong('Odds.'),
              ' The odds in the App are for information. The odds you get are those at which your bookmaker accepts your bet, under its own rules on non-runners and late changes.',
            ],
            [
              strong('Other people’s services.'),
              ' The App may show or link to services that we do not run. Their own terms apply to them.',
            ],
          ],
        },
        { h3: 'Warranties' },
        {
          p: [
            strong('If you are a consumer in the EEA or the UK, this paragraph does not apply to you.'),
            ' Examples of your rights are under ',
            see('Limitation of Liability', 'liability'),
            '. For everyone else, as far as the law allows: you get the App “as is,” without warranty, express or implied. We do not promise that it is right, complete, on time or free of faults. We do not promise that it is of good quality (“merchantable”) or fit for a particular purpose, or that it infringes no one’s rights.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of Liability',
      short: `Some liability is never limited, such as for fraud or for injury caused by our negligence. The limits do not apply to consumers in the EEA and the UK. To everyone else, as far as the law allows, we pay at most what they paid in the ${site.liabilityMonths} months before their latest claim, and nothing for lost bets and some other losses.`,
      body: [
        { h3: 'What is never limited' },
        { p: 'Nothing in these Terms limits or excludes our liability for:' },
        {
          ul: [
            'death or personal injury caused by our negligence',
            'fraud, or a statement we made knowing that it was false',
            'harm we cause on purpose or by gross negligence',
            'defective products',
            'anything else for which the law does not let us limit or exclude our liability',
          ],
        },
        { h3: 'Consumers in the EEA and the UK' },
        {
          p: 'The limits and the cap below do not apply to you. We are liable to you under the law where you live, including for loss that we cause by breaking these Terms or by not taking reasonable care. By law, for example:',
        },
        {
          ul: [
            'The App must be as we describe it, of the quality the law requires and fit for its purpose. If it is not, you have the right to have it corrected or, if that fails, to a lower price or your money back.',
            'What we do for you must be done with reasonable care and skill.',
            'If a fault in the App damages your device or your data because we did not take care, you have the right to a repair or compensation.',
          ],
        },
        {
          p: 'Whether you bet is your own choice. So, as a rule, a lost bet is not a loss that we caused.',
        },
        { h3: 'Everyone else: what we are not liable for' },
        { p: 'As far as the law allows, we are not liable for:' },
        {
          ul: [
            'lost stakes, lost winnings or any other result of a bet you place or do not place',
            'loss that neither side could foresee when you accepted these Terms',
            'lost profits, lost business or any indirect loss',
            'loss caused by your store, your network or your device',
            'loss caused by errors in race data that we could not have found with reasonable care',
            'loss that you could have avoided by taking reasonable care',
          ],
        },
        { h3: 'Everyone else: the cap' },
        {
          p: [
            strong(
              `As far as the law allows, we will pay no more than you paid for the App (through your store or otherwise) in the ${site.liabilityMonths} months before your latest claim arose.`,
            ),
            ' This cap is for all your claims together. It does not apply to what is never limited.',
          ],
        },
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      short:
        'For consumers, this section adds nothing to the law. These Terms do not allow you to use the App for a business; if you do, and someone makes a claim against us because of that, you compensate us, except for what we caused or could have avoided.',
      body: [
        {
          p: 'If you are a consumer, this section adds nothing to the law: you pay only for loss that was your fault, and only as far as the law says. The next paragraph does not apply to you.',
        },
        {
          p: 'These Terms do not allow you to use the App for a business. If you do, and someone makes a claim against us because of that, you compensate us for our loss and reasonable costs. You do not pay for the part that we caused or could have avoided. We will tell you about the claim without delay, and ask for your view before we settle it.',
        },
      ],
    },
    {
      id: 'gambling',
      title: 'Responsible Gambling',
      short: `Bet only what you can afford to lose. If it stops being fun, call ${Object.values(helplines)
        .map(({ country, number }) => `${number} (${country})`)
        .join(' or ')}.`,
      body: [
        {
          p: 'Betting should cost no more than you can afford to lose, and be easy to walk away from. Every punter loses bets. A better read of a race does not change that, and the App is not a way to earn a living or to pay a debt.',
        },
        {
          ul: [
            'Before the first race, set a limit on money and on time. Keep to it.',
            'Never chase a loss, and never bet money that you need for something else.',
            'Use the limits and time-outs that bookmakers offer. Many banks can block payments for gambling.',
            'You can exclude yourself from gambling sites. GAMSTOP blocks you from all gambling sites licensed in Great Britain.',
            'Turn off the App’s alerts if they tempt you to bet more than you planned.',
          ],
        },
        {
          p: 'If you have excluded yourself from gambling, please do not use the App. You can delete your account at any time, and we will not try to talk you out of it.',
        },
        { p: 'If betting is harming you or someone close to you, you can call:' },
        { helplines: true },
        {
          p: 'We do not run these services. If you live elsewhere, a doctor may know who offers help near you.',
        },
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      short:
        'You can leave at any time. We may suspend or end your access for the reasons listed below, such as a serious breach of these Terms, being under age or the end of the App. We will tell you why (unless the law forbids it or it would put someone at risk), look again if you ask, and repay anything you are charged afterwards.',
      body: [
        {
          p: [
            'You can stop using the App and ',
            deletion('delete your account'),
            ' at any time. If you have a subscription, ',
            see('cancel it first', 'subscription'),
            '. Where these Terms let you end the contract and get a refund, write to ',
            { mail: 'support' },
            '.',
          ],
        },
        { p: 'We may suspend or end your access to all or part of the App:' },
        {
          ul: [
            'if you seriously or repeatedly break these Terms',
            'if you do not prove your age when asked, or are under age (we will then close your account)',
            'if it is needed to keep the App, other people or racing safe, or to stop fraud',
            'if the law, a court, a regulator or your store requires it',
            'if we stop offering the App, or stop offering it where you are',
            [
              'if you have not agreed to a change to these Terms, as set out under ',
              see('Changes to Terms', 'changes'),
            ],
          ],
        },
        {
          p: `If you can put a breach right, we will first ask you to, unless it is too serious or urgent to wait. If we stop offering the App, we will tell you ${noticeDays} before, or at once if a legal duty or security risk leaves no time.`,
        },
        {
          ul: [
            [
              strong('Reasons.'),
              ' We will tell you why, beforehand if we can. We will stay silent only if the law forbids us to tell you, or if telling you would put someone at risk.',
            ],
            [
              strong('Appeal.'),
              ' If you think that we are wrong, write to ',
              { mail: 'support' },
              '. A person will look at the decision again and answer you with reasons. You can still go to court.',
            ],
            [
              strong('Payments.'),
              ' Once your access has ended, you have nothing more to pay.',
              ...(google ? [` On ${google.name} we will stop the renewal.`] : []),
              ...(apple ? [` On the ${apple.name} only you can stop it, so we will tell you how.`] : []),
              ' If you are charged all the same, we will repay it.',
            ],
            [
              strong('Refunds.'),
              ' If we suspend or end your access because you broke these Terms, we will repay what the law entitles you to. In every other case, we will also repay what you paid for the time without access.',
            ],
            [
              strong('Your information.'),
              ' The Privacy Policy explains ',
              deletion('what we keep, and for how long'),
              '.',
            ],
          ],
        },
        { p: 'When these Terms end, so does your license. The following remain in effect:' },
        {
          ul: [
            [
              'the sections on ',
              see('intellectual property', 'intellectual'),
              ', ',
              see('disclaimers', 'disclaimers'),
              ', ',
              see('liability', 'liability'),
              ', ',
              see('indemnification', 'indemnification'),
              ', ',
              see('governing law', 'governing'),
              ' and ',
              see('severability', 'severability'),
            ],
            'claims that have already arisen, yours and ours',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to Terms',
      short: `We may change these Terms only for the reasons listed below. We will send you a change ${noticeDays} before it applies; only what a legal duty or security risk makes urgent applies at once. You can agree, or end the contract and get a refund for ${unused}; if you do neither, we may end it after a time.`,
      body: [
        {
          p: 'We may change these Terms only for one of these reasons:',
        },
        {
          ul: [
            'the law, a court or a store requires it',
            'we change the App as these Terms allow',
            'we have to stop misuse or a risk to security',
            'the text can be made clearer without taking anything from you',
          ],
        },
        { p: 'This is what you can count on:' },
        {
          ul: [
            [
              strong('Notice.'),
              ` We will send you the new text ${noticeDays} before it applies. If a legal duty or security risk leaves no time, the parts of the change that it requires are urgent: they apply as soon as we have sent them to you.`,
            ],
            [
              strong('Your choice.'),
              ` We will ask you to agree in the App. Using the App or not answering does not count as agreement. If you do not agree to a change, urgent or not, you can end the contract free of charge, and we will refund ${unused}.`,
            ],
            [
              strong('If you neither agree nor end the contract.'),
              ` Apart from the urgent parts of the change, your current Terms continue to apply until the end of the period you have paid for or until ${site.changeNoticeDays} days after our notice, whichever is later. Then we may ask you again or end the contract.`,
            ],
            [strong('Nothing retroactive.'), ' A change does not affect claims that arose before it applies.'],
            [
              strong('Prices.'),
              ' They change only as set out under ',
              see('Subscription and Payment', 'subscription'),
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'governing',
      title: 'Governing Law',
      short: [
        'The laws of ',
        fact(site.jurisdiction),
        ' apply, and consumers keep the protection of the law where they live. You can complain to us, and you may go to court or to a regulator at any time.',
      ],
      body: [
        { h3: 'If you have a complaint' },
        {
          ol: [
            ['Write to ', { mail: 'support' }, '. Say what went wrong and what you would like us to do.'],
            'We will answer by email. If we cannot agree, we will tell you so and why.',
            `You may then turn to ${facts.disputeBody ? `an out-of-court dispute body: ${facts.disputeBody}` : 'any out-of-court dispute body that the law where you live provides'}.`,
          ],
        },
        { p: 'You may go to court or to a regulator at any time. You do not have to take these steps first.' },
        { h3: 'Law and courts' },
        {
          p: [
            'These Terms are governed by the laws of ',
            fact(site.jurisdiction),
            ', without regard to rules that would apply the law of another place. Its courts decide any dispute that you and we cannot settle, except as set out below.',
          ],
        },
        { p: 'If you are a consumer:' },
        {
          ul: [
            [
              strong('Your local law.'),
              ' You keep the protection that the law where you live gives you and that no contract can take away.',
            ],
            [
              strong('Your local courts.'),
              ' If you live in the EEA or the UK, you may sue us in the courts where you live, and we may sue you only there. If you live elsewhere, you keep any right to use your local courts that the law gives you.',
            ],
            [strong('No forced arbitration.'), ' Nothing in these Terms makes you go to arbitration.'],
          ],
        },
      ],
    },
    {
      id: 'appstore',
      title: 'App Store Terms',
      short: `Your contract is with us, not with ${owners}. Your store’s extra terms apply, but never reduce your rights as a consumer. Export and sanctions laws apply too.`,
      body: [
        {
          p: [
            ...(apple ? [`The parts headed ${apple.owner} apply if you got the App from ${apple.inFull}. `] : []),
            ...(google ? [`The part headed ${google.name} applies if you got the App from ${google.inFull}. `] : []),
            'If they differ from the rest of these Terms, they prevail, but they never reduce your rights as a consumer.',
          ],
        },
        ...(apple ? appleTerms(apple) : []),
        ...(google ? googleTerms(google) : []),
        { h3: 'Export and sanctions' },
        {
          p: 'You may not use, export or pass on the App where export or sanctions laws forbid it, or if they forbid you to receive it.',
        },
      ],
    },
    {
      id: 'severability',
      title: 'Severability',
      short:
        'If one part of these Terms is invalid, the rest still applies. If we pass these Terms on to another company, your rights under them stay as they are, and if you do not agree, you can leave and get a refund for the unused part of the period you have paid for. Neither side breaks these Terms because of an event it could not reasonably prevent.',
      body: [
        {
          p: 'If a court finds a part of these Terms invalid, that part no longer applies and the law takes its place. The rest stays in force.',
        },
        {
          ul: [
            [
              strong('No waiver.'),
              ' If you or we do not exercise a right at once, that right is not lost. A right can be given up only in writing.',
            ],
            [
              strong('Transfer.'),
              ` We may pass these Terms on to another company, for example if our business is sold. We will tell you, and your rights under these Terms stay as they are. If you do not agree, you can end the contract and get a refund for ${unused}. You may not pass your account on unless we agree in writing.`,
            ],
            [
              strong('Whole agreement.'),
              ' These Terms, with any extra terms that you have accepted, are the whole agreement between you and us about the App. This does not exclude liability for fraud, or for a statement that the law treats as part of our contract.',
            ],
            [
              strong('Events outside either side’s control.'),
              ' Neither side breaks these Terms if an event it could not reasonably prevent, such as a network failure, extreme weather or an act of government, stops it from keeping them. While the event lasts, you may end the contract. This does not affect any right to a refund that the law or these Terms give you.',
            ],
            [
              strong('Other people.'),
              ' Apart from you and us, these Terms give rights only to people who may use the App under your store’s sharing rules',
              ...(apple
                ? [`, and to ${apple.owner} and its subsidiaries (see `, see('App Store Terms', 'appstore'), ')']
                : []),
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact Information',
      short: 'Write to us or call us about the App or these Terms.',
      body: [
        {
          p: 'For help, refunds, withdrawals, complaints and claims, write to support. For infringements and other legal matters, use the address for legal questions.',
        },
        { contacts: ['support', 'legal'] },
        {
          p: [
            'For questions or complaints about your information, see ',
            link('the contacts in the Privacy Policy', { to: '/privacy', section: 'contact' }),
            '.',
          ],
        },
      ],
    },
  ],
  box: {
    title: 'Acknowledgment',
    body: `Please read these Terms before you tap “Agree” in the App, and ask us if something is not clear. By tapping “Agree,” you accept these Terms and confirm that you are ${ageRule}. You keep all rights that no contract can take away.`,
  },
}
