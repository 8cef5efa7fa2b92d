import { type LegalText, link, strong } from './legalText.ts'
import { longDate } from './longDate.ts'
import { type SectionId, versionOf } from './pages.ts'
import { site } from './site.ts'

const { name, operator, minimumAge, platforms } = site
const { apple, google } = site.stores

const privacyPolicy = link('Privacy Policy', { to: '/privacy' })
const see = (text: string, section: SectionId<'/terms'>) => link(text, { to: '/terms', section })

export const terms: LegalText<'/terms'> = {
  path: '/terms',
  title: 'Terms of Service',
  intro: `The rules for using ${name}, in plain words. Please read them before you use the App.`,
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of Terms',
      short: 'If you use the App or this website, these Terms are the contract between you and us.',
      body: [
        {
          p: `By downloading, installing or using the ${name} mobile application (the “App”), or by using this website, you agree to these Terms of Service (the “Terms”). If you do not agree, do not use the App or the website.`,
        },
        {
          p: `“We” and “us” mean ${operator.name}. “You” means the person who uses the App or the website. The “store” is the ${apple.owner} ${apple.name} or ${google.name}, whichever you downloaded the App from.`,
        },
        {
          p: [
            'The rules of your store apply as well: see ',
            see('App Store Terms', 'appstore'),
            '. So do any extra terms that we show you before you use a particular feature or offer, and those decide for that feature or offer. Our ',
            privacyPolicy,
            ' tells you what we do with your information.',
          ],
        },
        {
          p: 'Each section opens with a line marked “In short”. The In short lines are there to help and are not part of these Terms.',
        },
        { h3: 'This website' },
        {
          p: [
            'This website is static. It describes the App and shows these Terms and our Privacy Policy. It has no account, no sign-in and no forms, and it ',
            link('sets no cookies', { to: '/privacy', section: 'cookies' }),
            '. What these Terms say about accounts and subscriptions concerns the App alone.',
          ],
        },
      ],
    },
    {
      id: 'service',
      title: 'Description of Service',
      short: 'The App gives you AI-powered predictions and the data behind them; it takes no bets.',
      body: [
        { p: `${name} gives you AI-powered horse racing predictions. For each race it covers, the App may show:` },
        {
          ul: [
            'the runners in predicted order, with a win chance for each',
            'a confidence rating for the race as a whole',
            'live odds, track conditions, jockey statistics and horse form',
            'charts, performance analytics and alerts',
          ],
        },
        {
          p: `The App runs on ${platforms.ios} and ${platforms.android}. You need a compatible device and an internet connection, and you pay your own data charges.`,
        },
        { h3: 'No betting' },
        {
          p: 'The App takes no bets. We do not hold stakes or pay winnings, and we are not a bookmaker or an agent for one. If you bet, you bet with someone else, under their rules and at your own risk.',
        },
        { h3: 'How the predictions are made' },
        {
          p: [
            'Predictions are made by machine-learning models. A model looks for patterns in past races and estimates how likely each runner is to win the next one. No person checks every prediction before you see it. A prediction may be wrong, and it may change as the off gets closer. Read this together with ',
            see('Disclaimers', 'disclaimers'),
            '.',
          ],
        },
        { h3: 'Where the data comes from' },
        {
          p: 'Odds, going reports, draws, results and other racing data come from outside sources, which may include racing authorities, racecourses, bookmakers and data suppliers. We do not control them. Their data can be late, incomplete or wrong: a horse may become a non-runner, or the going may change, before the App shows it. Check anything that matters to you with the racecourse or the bookmaker.',
        },
        { h3: 'Availability and changes' },
        {
          ul: [
            [strong('Coverage.'), ' It varies by country, racecourse and data supplier. A race may be left out.'],
            [
              strong('Interruptions.'),
              ' The App may be down for maintenance, repairs or reasons outside our control. Alerts may arrive late or not at all.',
            ],
            [
              strong('Changes.'),
              ' We may update the App, or add, change or remove features, to fix faults, keep it secure, follow the law, improve it, or because a data source changes. You may need to install an update. If a change makes a paid subscription clearly worse for you, we tell you beforehand and you may cancel. The law may also entitle you to a refund for the part you have not used.',
            ],
            [
              strong('Beta features.'),
              ' Features marked as beta or test are unfinished, and may fail, change or disappear without notice.',
            ],
          ],
        },
      ],
    },
    {
      id: 'age',
      title: 'Age Requirements',
      short: `You must be at least ${minimumAge}, or older if the law where you are asks for it.`,
      body: [
        {
          p: [
            strong(
              `You must be at least ${minimumAge} years old, or the legal gambling age in your jurisdiction if that is higher, to use the App.`,
            ),
            ' By using the App you confirm that you meet this requirement. Gambling laws differ from place to place, and you may use the App only where the law lets you.',
          ],
        },
        {
          ul: [
            [
              strong('Proof.'),
              ' We, or your store, may ask you to show your age. If you do not, we may limit your account.',
            ],
            [
              strong('Accounts under age.'),
              ' If we find that an account belongs to someone under age, we close it and treat their information as the ',
              link('Privacy Policy says for children', { to: '/privacy', section: 'children' }),
              '.',
            ],
            [
              strong('Parents and guardians.'),
              ' If you think that someone under age uses the App, write to ',
              { mail: 'support' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      id: 'accounts',
      title: 'User Accounts',
      short: 'Give true details, keep your password to yourself, and delete your account whenever you like.',
      body: [
        { p: 'Some features need an account. If you open one, you agree to:' },
        {
          ul: [
            'give accurate information and keep it up to date',
            'hold one account, for yourself, and not lend, share or sell it',
            'keep your password secret',
            'tell us without delay if you think that someone else has used your account',
          ],
        },
        {
          p: 'You are responsible for what is done under your account, unless it was done without your permission and you took reasonable care of your password.',
        },
        { h3: 'Deleting your account' },
        {
          p: [
            'You can delete your account at any time, in the App or by writing to ',
            { mail: 'support' },
            `. We keep account data for ${site.accountRetentionDays} days after deletion, as the Privacy Policy explains under `,
            link('data retention', { to: '/privacy', section: 'data-retention' }),
            '. Deleting your account does not cancel a subscription. ',
            see('Cancel that first', 'subscription'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'subscription',
      title: 'Subscription and Payment',
      short: `A subscription renews by itself unless you cancel it in your store at least ${site.cancellationHours} hours before the period ends.`,
      body: [
        {
          p: `Some features need a paid subscription. It is billed ${site.billingPeriods}, as you choose, through the ${apple.owner} or ${google.owner} store you downloaded the App from. The store shows you the price, the billing period and any taxes before you confirm, and takes the payment. We never receive your card number.`,
        },
        { h3: 'Renewal and cancellation' },
        {
          ul: [
            [
              strong('Renewal.'),
              ` A subscription renews automatically, for the same length of time and at the current price, unless you cancel it at least ${site.cancellationHours} hours before the end of the current period.`,
            ],
            [
              strong('How to cancel.'),
              ` Cancel in the subscription settings of your ${apple.owner} or ${google.owner} account. We cannot do it for you. Neither removing the App from your device nor deleting your ${name} account cancels a subscription.`,
            ],
            [
              strong('When it takes effect.'),
              ' Cancellation takes effect at the end of the billing period. You keep what you have paid for until then, and you are not charged again.',
            ],
            [
              strong('Trials and offers.'),
              ' If we offer a free trial or a lower first price, we tell you how long it lasts and what you pay after it. It then renews at the full price unless you cancel in time.',
            ],
          ],
        },
        { h3: 'Price changes' },
        {
          p: `We may change our prices, for example when our costs, taxes or the features change. We give you ${site.priceNoticeDays} days’ notice before a new price applies to you. It applies from the first renewal after the notice ends, never to a period you have already paid for. If you do not want to pay it, cancel before then. If the store asks you to agree to the new price and you do not, your subscription ends when the period does.`,
        },
        { h3: 'Refunds' },
        {
          p: [
            'The store takes your payment, so ask it for a refund. It decides under its own rules, but these do not take away a refund that the law gives you. If the store cannot help, write to ',
            { mail: 'support' },
            '. A prediction that turns out wrong, or a bet that loses, is not by itself a reason for a refund.',
          ],
        },
        { h3: 'Your right to withdraw in the EU and the UK' },
        {
          p: `If you are a consumer in the European Economic Area or the United Kingdom, the law usually gives you ${site.withdrawalDays} days from the day you subscribe to change your mind. You need not give a reason.`,
        },
        {
          ul: [
            [
              strong('Digital content.'),
              ` You lose this right once supply has begun, but only if you asked for supply to begin within the ${site.withdrawalDays} days, acknowledged that you would then lose the right, and were sent a confirmation of this.`,
            ],
            [
              strong('Digital services.'),
              ` You keep this right. If you asked for the service to begin within the ${site.withdrawalDays} days, you may have to pay a fair share for the time until you withdraw.`,
            ],
            [
              strong('How to withdraw.'),
              ' Use the store’s own refund or withdrawal form, or tell us clearly at ',
              { mail: 'support' },
              ' before the time is up.',
            ],
          ],
        },
      ],
    },
    {
      id: 'prohibited',
      title: 'Prohibited Uses',
      short: 'Use the App for yourself, lawfully, and do not copy its data, break it or use it to harm racing.',
      body: [
        { p: 'You agree not to:' },
        {
          ul: [
            'use the App or the website where, or in a way that, the law forbids',
            'let anyone under age use the App',
            'copy, scrape, resell or publish predictions or data from the App, by hand or by machine',
            'use them to run a tipping, data or betting service, or to train a machine-learning model',
            'take the App apart, or try to get at its models or source code, except where the law lets you do so despite this',
            'get around a paywall, an age check, a country limit or any other control',
            'interfere with the App, the website, our servers or their security, or send us harmful code',
            'pretend to be someone else, or open a new account after we have closed yours for good reason',
            'use the App to fix, corrupt or unfairly influence a race or a betting market, or to commit any other crime',
          ],
        },
        {
          p: 'You may show a friend a card on your screen, or tell them what it says. If you work in racing or betting, the rules of your sport, license or employer may limit how you bet; they come first.',
        },
      ],
    },
    {
      id: 'intellectual',
      title: 'Intellectual Property Rights',
      short: 'The App stays ours; you get a personal license to use it for as long as these Terms last.',
      body: [
        {
          p: `The App and the website, with their design, models, predictions, text, graphics, software and trademarks, belong to ${name} or to those who license them to us. Apart from the license below, these Terms give you no rights in any of it.`,
        },
        {
          ul: [
            [
              strong('Your license.'),
              ' We give you a personal, limited, non-exclusive, non-transferable license to use the App on devices you own or control, for your own private, non-commercial use. You cannot pass it on or sub-license it, except as your store’s rules on family sharing allow. It ends when these Terms end. You may also read this website and keep a copy for yourself.',
            ],
            [
              strong('Open-source software.'),
              ' Parts of the App may be open-source software. For those parts, their own licenses come before these Terms.',
            ],
            [
              strong('Feedback.'),
              ' If you send us ideas or comments about the App, you let us use them free of charge, anywhere and for as long as rights in them last, without owing you payment or credit. You keep any rights you have in them.',
            ],
            [
              strong('Your own rights.'),
              ' If you believe that something in the App or on this website infringes your rights, write to ',
              { mail: 'legal' },
              '. Tell us what is yours, where you saw it, and why its use is not allowed. We look into it, and remove what should not be there.',
            ],
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      short: 'The Privacy Policy tells you what we do with your information and what you can ask of us.',
      body: [
        {
          p: [
            'Our ',
            privacyPolicy,
            ' says what we collect, why we collect it, how long we keep it, who sees it and ',
            link('what rights you have', { to: '/privacy', section: 'your-rights' }),
            '. Please read it with these Terms.',
          ],
        },
        {
          p: 'Agreeing to these Terms is not the same as consenting to a use of your information. Where the law requires your consent, we ask for it separately. Nothing in these Terms limits your rights under data protection law.',
        },
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      short: 'Predictions are estimates that may be wrong, and nothing here is betting or financial advice.',
      body: [
        {
          ul: [
            [
              strong('Predictions are information, not certainties.'),
              ' They are estimates made from past and current data. A runner with a high win chance can lose, and a high confidence rating can be wrong.',
            ],
            [
              strong('Past accuracy is no guarantee of future results.'),
              ' An accuracy figure describes races that have been run. It does not mean that following the App will make you money.',
            ],
            [
              strong('No advice.'),
              ' Nothing in the App or on this website is financial, investment, legal or betting advice. You alone decide whether to bet, on what, and how much.',
            ],
            [
              strong('Odds.'),
              ' The odds in the App are for information. The odds you get are those your bookmaker accepts, under its own rules on non-runners and late changes.',
            ],
            [
              strong('Other people’s services.'),
              ' The App may show or link to services that we do not run. Their own terms apply. To the extent the law allows, we are not responsible for them.',
            ],
          ],
        },
        {
          p: [
            strong(
              'The App and the website are provided “as is” and “as available”. To the extent the law allows, we give no warranty, express or implied, that they will be accurate, complete, timely, uninterrupted or free of error, or that they will be of merchantable quality, fit for a particular purpose or non-infringing.',
            ),
            ' This does not touch the rights that the law gives you as a consumer, which stand under ',
            see('Limitation of Liability', 'liability'),
            '.',
          ],
        },
      ],
    },
    {
      id: 'liability',
      title: 'Limitation of Liability',
      short: `Where the law allows, our liability is capped at what you paid in the prior ${site.liabilityMonths} months, and the bets you place are your own risk.`,
      body: [
        { h3: 'What is never limited' },
        {
          p: 'Nothing in these Terms, the cap included, limits or excludes liability that the law does not let us limit or exclude. That means, wherever the law says so, liability for:',
        },
        {
          ul: [
            'death or personal injury caused by our negligence',
            'fraud, or a statement we made knowing that it was false',
            'harm we cause on purpose or by gross negligence',
            'defective products',
            'a breach of your rights as a consumer, which the end of this section describes',
          ],
        },
        { h3: 'What we are not responsible for' },
        { p: 'To the extent the law allows, we are not liable for:' },
        {
          ul: [
            'lost stakes, lost winnings or any other result of a bet you place or do not place',
            'loss that neither you nor we could reasonably have foreseen when you agreed to these Terms',
            'lost profits, lost business, or any other indirect or consequential loss',
            'loss caused by racing data from outside sources, by your store, your network or your device',
            'loss that you could have avoided by taking reasonable care',
          ],
        },
        { h3: 'The cap' },
        {
          p: [
            strong(
              `To the extent the law allows, our total liability to you for all claims connected with the App, the website or these Terms is limited to the amount you paid for the App in the ${site.liabilityMonths} months before the claim arose.`,
            ),
            ' That includes what you paid through your store. It covers claims of every kind.',
          ],
        },
        { h3: 'Your rights as a consumer' },
        {
          p: 'If you are a consumer, mandatory consumer law protects you whatever these Terms say, and neither the cap nor any other part of these Terms reduces that protection. In the United Kingdom and the European Union, for example:',
        },
        {
          ul: [
            'digital content must be as described, of the quality the law requires, and fit for its purpose; if it is not, you may be entitled to have it put right and, if that fails, to a lower price or a refund',
            'a service must be carried out with reasonable care and skill, or to the standard the law sets where you live',
            'if a fault in the App damages your device or other digital content because we did not take reasonable care, you may be entitled to a repair or compensation',
          ],
        },
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      short:
        'If your wrongful use of the App leads someone to claim against us, you may have to cover what it costs us.',
      body: [
        {
          p: 'If someone else makes a claim against us because you misused the App or broke these Terms, you agree to cover our resulting losses and costs, including reasonable legal fees. You do not pay for the part of a loss that we caused or could have avoided. We tell you about the claim without delay, and ask for your view before we settle it.',
        },
        {
          p: 'If you are a consumer, you owe us only for loss that was your fault and that the law lets us recover from you. Where the law does not allow a promise like this one, this section does not apply to you.',
        },
      ],
    },
    {
      id: 'gambling',
      title: 'Responsible Gambling',
      short: 'Only bet what you can afford to lose, and talk to someone if it stops being fun.',
      body: [
        {
          p: 'Betting should be something you can afford to lose and easy to walk away from. Every punter loses bets. A better read of a race does not change that, and the App is no way to earn a living or to pay a debt.',
        },
        {
          ul: [
            'Set a limit on money and on time before the first race, and keep to it after the last.',
            'Never chase a loss, and never bet money that you need for something else.',
            'Use the limits, time-outs and self-exclusion that bookmakers and national schemes offer.',
            'Turn off the App’s alerts if they tempt you to bet more than you planned.',
          ],
        },
        {
          p: 'If you have excluded yourself from gambling, please do not use the App. You can delete your account at any time, and we will not try to talk you out of it.',
        },
        {
          p: 'If betting is causing you or someone close to you harm, free and confidential help is there day and night:',
        },
        { helplines: true },
        {
          p: 'We do not run these services. If you live elsewhere, a doctor can tell you who offers help near you.',
        },
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      short: 'You can leave at any time; if we close your account, we normally tell you why, and you can appeal.',
      body: [
        {
          p: [
            'You can stop using the App and ',
            see('delete your account', 'accounts'),
            ' at any time. Deleting the App does not cancel a subscription: ',
            see('cancel it in your store', 'subscription'),
            '.',
          ],
        },
        { p: 'We may suspend or end your access to all or part of the App:' },
        {
          ul: [
            'if you seriously or repeatedly break these Terms',
            'if you are under age, or do not show your age when asked',
            'if it is needed to keep the App, other people or racing safe, or to stop fraud',
            'if the law, a court, a regulator or your store requires it',
            'if we stop offering the App, or stop offering it where you are',
          ],
        },
        {
          p: 'If you can put a breach right, we first ask you to, unless it is too serious or urgent to wait.',
        },
        {
          ul: [
            [
              strong('Reasons.'),
              ' When we suspend or end your access we tell you why, beforehand if we can, unless the law forbids it or it would put someone’s safety or security at risk.',
            ],
            [
              strong('Appeal.'),
              ' If you think that we are wrong, write to ',
              { mail: 'legal' },
              '. A person will look at it again and send you an answer with reasons. You can still go to court.',
            ],
            [
              strong('Subscription.'),
              ' If you still have one, cancel it in your store. If we end your access for a reason that is not your fault, you are entitled to a refund for the paid time you can no longer use. If we end it because you broke these Terms, you get a refund only where the law or the store’s rules give you one.',
            ],
            [
              strong('Account data.'),
              ` We keep it for ${site.accountRetentionDays} days after your account is deleted: see `,
              link('data retention', { to: '/privacy', section: 'data-retention' }),
              '.',
            ],
            [
              strong('What continues.'),
              ' Your license ends. The sections on intellectual property, disclaimers, liability, indemnification, governing law and severability, and any claim that has already arisen, go on after these Terms end.',
            ],
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to Terms',
      short:
        'We normally tell you before a change that matters takes effect, and you can leave if you do not accept it.',
      body: [
        {
          p: `These Terms were last updated on ${longDate(versionOf('/terms').date)}. We may change them for a good reason: because the law, the App or our business changes, to deal with a security problem or misuse, or to make the text clearer.`,
        },
        {
          ul: [
            [
              strong('Notice.'),
              ' When a change matters to you, we tell you in the App or by email in good time before it takes effect, and change the date at the top of this page. If the law or a security problem leaves no time, we tell you as soon as we can.',
            ],
            [
              strong('Your choice.'),
              ' If you do not accept a change, you can stop using the App, cancel your subscription and delete your account. The law may also entitle you to a refund for the paid time you have not used. If you keep using the App after a change takes effect, you accept the new Terms. Where the law requires your express agreement, we ask for it.',
            ],
            [strong('No looking back.'), ' A change does not affect claims that arose before it took effect.'],
            [
              strong('Prices.'),
              ` You have ${site.priceNoticeDays} days’ notice of price changes: see `,
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
      short:
        'Talk to us first; if that fails you can go to court, and consumers keep the protection of their home law.',
      body: [
        {
          p: [
            strong('Talk to us first.'),
            ' Most problems can be solved by a message. Write to ',
            { mail: 'legal' },
            ', say what went wrong and what you would like us to do, and give us a reasonable time to put it right. We do the same if we have a complaint about you. This does not stop either side from asking a court for urgent help, or from going to court before a time limit runs out.',
          ],
        },
        {
          p: [
            strong('Law and courts.'),
            ' These Terms are governed by the laws of ',
            { fact: 'jurisdiction' },
            ', without regard to its conflict of law rules. Its courts hear any dispute that we cannot settle between us, except as set out below.',
          ],
        },
        { p: 'If you are a consumer:' },
        {
          ul: [
            [
              strong('Your home law.'),
              ' You keep the protection of the mandatory rules of the law where you live, whatever law governs these Terms.',
            ],
            [
              strong('Your home courts.'),
              ' If you live in the United Kingdom or the European Union, you may bring a claim in the courts where you live, and we may bring a claim against you only there. If you live elsewhere, you keep any right to use your local courts that the law gives you.',
            ],
            [
              strong('No forced arbitration.'),
              ' Nothing in these Terms makes you go to arbitration. You may also complain to a regulator or a consumer body.',
            ],
          ],
        },
      ],
    },
    {
      id: 'appstore',
      title: 'App Store Terms',
      short: `The contract is with us and not with ${apple.owner} or ${google.owner}, but the rules of your store apply as well.`,
      body: [
        {
          p: `The parts headed ${apple.owner} apply if you downloaded the App from the ${apple.owner} ${apple.name}, the part headed ${google.name} if you downloaded it from ${google.name}. If they differ from the rest of these Terms, they come first, but they never reduce your rights as a consumer.`,
        },
        { h3: `${apple.owner}: acknowledgment` },
        {
          p: `You and we acknowledge that these Terms are concluded between you and us only, and not with ${apple.owner}. We, not ${apple.owner}, are solely responsible for the App and its content. If these Terms conflict with the ${apple.owner} Media Services Terms and Conditions on how you may use the App, those decide.`,
        },
        { h3: `${apple.owner}: scope of license` },
        {
          p: `Your license is a non-transferable license to use the App on any ${apple.owner}-branded product that you own or control, as the Usage Rules in the ${apple.owner} Media Services Terms and Conditions permit. Other accounts linked with yours through Family Sharing, volume purchasing or Legacy Contacts may also access and use the App, if those rules permit it and the person meets our age requirement.`,
        },
        { h3: `${apple.owner}: maintenance and support` },
        {
          p: `We are solely responsible for any maintenance and support of the App that these Terms or the law require. You and we acknowledge that ${apple.owner} has no obligation whatsoever to provide maintenance or support for the App.`,
        },
        { h3: `${apple.owner}: warranty` },
        {
          p: `We are solely responsible for any product warranties, whether express or implied by law, that these Terms do not effectively disclaim. If the App fails to conform to an applicable warranty, you may notify ${apple.owner}, and ${apple.owner} will refund the purchase price of the App to you. To the maximum extent the law allows, ${apple.owner} has no other warranty obligation whatsoever for the App. Any other claim, loss, liability, damage, cost or expense caused by a failure to conform to a warranty is our sole responsibility.`,
        },
        { h3: `${apple.owner}: product claims` },
        {
          p: `You and we acknowledge that we, not ${apple.owner}, are responsible for dealing with any claim that you or someone else has about the App or about having or using it. That includes:`,
        },
        {
          ul: [
            'product liability claims',
            'any claim that the App fails to meet a legal or regulatory requirement',
            'claims under consumer protection, privacy or similar laws',
          ],
        },
        { p: 'These Terms do not limit our liability to you beyond what the law permits.' },
        { h3: `${apple.owner}: intellectual property claims` },
        {
          p: `If someone else claims that the App, or your having and using it, infringes their intellectual property rights, we, not ${apple.owner}, are solely responsible for investigating, defending, settling and discharging that claim.`,
        },
        { h3: `${apple.owner}: legal compliance` },
        { p: 'You represent and warrant, and so confirm to us as a fact, that:' },
        {
          ul: [
            'you are not located in a country that is under a United States Government embargo, or that the United States Government has designated as a “terrorist supporting” country',
            'you are not listed on any United States Government list of prohibited or restricted parties',
          ],
        },
        { h3: `${apple.owner}: developer name and contact` },
        {
          p: [
            `The developer is ${name}. Send any question, complaint or claim about the App to `,
            { mail: 'support' },
            ' or, for legal matters, to ',
            { mail: 'legal' },
            '. See also ',
            see('Contact Information', 'contact'),
            '.',
          ],
        },
        { h3: `${apple.owner}: third-party terms of agreement` },
        {
          p: 'When you use the App, you must keep to any third-party terms that apply to you, such as your agreement with your wireless data provider.',
        },
        { h3: `${apple.owner}: third-party beneficiary` },
        {
          p: `You and we acknowledge and agree that ${apple.owner} and its subsidiaries are third-party beneficiaries of these Terms. Once you accept these Terms, ${apple.owner} has the right, and is deemed to have accepted the right, to enforce them against you as a third-party beneficiary.`,
        },
        { h3: google.name },
        {
          ul: [
            [
              strong('Not a party, not responsible.'),
              ` These Terms are between you and us only. ${google.owner} is not a party to them. We, not ${google.owner}, are responsible for the App, its content, its support and any claim about it.`,
            ],
            [
              strong('Its terms apply.'),
              ` The ${google.name} Terms of Service apply to how you use ${google.name}, and to downloading and buying there. If they conflict with these Terms on that, they decide.`,
            ],
            [
              strong('Refunds.'),
              ` ${google.owner} handles payments, cancellations and refunds under its own rules. Refunds that the law gives you are not affected.`,
            ],
          ],
        },
        { h3: 'Export and sanctions' },
        {
          p: 'Whichever store you use, you may not use, export or pass on the App where export or sanctions laws forbid it, or if they bar you from receiving it.',
        },
      ],
    },
    {
      id: 'severability',
      title: 'Severability',
      short: 'If one part of these Terms falls, the rest stands; the other general rules are here too.',
      body: [
        {
          p: 'If a court finds a part of these Terms invalid or unenforceable, that part is limited or removed as little as needed, and the rest stays in force. Where the law does not allow a part to be limited, it is removed.',
        },
        {
          ul: [
            [
              strong('No waiver.'),
              ' If we, or you, do not use a right at once, it is not given up. A right is given up only in writing.',
            ],
            [
              strong('Assignment.'),
              ' We may transfer these Terms to another company, for example if our business is sold. We tell you, and your rights under these Terms stay as they are. If you do not agree, you can end the contract. You may not transfer your account or these Terms to anyone unless we agree in writing.',
            ],
            [
              strong('Entire agreement.'),
              ' These Terms, with any extra terms that you have accepted, are the whole agreement between you and us about the App and the website. This does not exclude liability for fraud, or for a statement that the law treats as part of our contract.',
            ],
            [
              strong('Events outside our control.'),
              ' Neither side is in breach for a failure or delay caused by something it could not reasonably prevent, such as a network failure, extreme weather or an act of government. If it lasts so long that your subscription is of little use to you, you may end the contract, and you keep any right the law gives you to a refund.',
            ],
            [
              strong('Other people.'),
              ` Apart from ${apple.owner} and its subsidiaries, as set out in `,
              see('App Store Terms', 'appstore'),
              ', no one but you and us has rights under these Terms.',
            ],
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact Information',
      short: 'Write to us about the App or these Terms at the addresses below.',
      body: [
        {
          p: 'Send formal notices to the address for legal questions. For everything else about the App, write to support.',
        },
        { contacts: ['legal', 'support'] },
        {
          p: [
            'For questions about your information, see ',
            link('who to write to in the Privacy Policy', { to: '/privacy', section: 'contact' }),
            '. When we need to tell you something about these Terms, we do so in the App or at the email address of your account, so please keep it up to date.',
          ],
        },
      ],
    },
  ],
  box: {
    title: 'Acknowledgment',
    body: `By using ${name} you acknowledge that you have read and understood these Terms of Service and agree to be bound by them. By using the App you also confirm that you are at least ${minimumAge}, or of the legal gambling age in your jurisdiction if that is higher. Your rights under mandatory law stay as they are.`,
  },
}
