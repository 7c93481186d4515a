import { paths } from '@/domain/navigation/paths'
import { clock } from '../../../settings/clock'
import type { NotificationRow } from '../../community/communityTables'

/** Kind, title, text, link target, and age in days. */
type Line = readonly [kind: string, title: string, text: string, href: string | null, daysAgo: number]

// prettier-ignore
const ofMember: readonly Line[] = [
  ['event', 'Founders’ breakfast is in five days', 'You’re going. It begins at 08:30, Singapore time.', paths.event('ev-founders-breakfast'), 0.1],
  ['event', 'Weekend hackathon was cancelled', 'The host has cancelled it. We’re refunding S$40.00 to your card.', paths.event('ev-hackathon'), 0.3],
  ['referral', 'Someone joined through your link', 'You’ll get 50 points once the account is activated.', paths.account.referrals, 0.6],
  ['membership', 'Premium pays for itself at A brand in a day', 'As a premium member, you’d have paid S$75.00 instead of S$120.00.', paths.premiumMembership, 1.2],
  ['order', 'Your order is complete', 'You’ll find what you bought under Solutions in your account.', paths.account.solutions, 1.4],
  ['system', 'New on the blog: Price for the week you have', 'How to work out a day rate that survives holidays and sick days.', paths.blogPost('price-for-the-week-you-have'), 3.9],
  ['event', 'How was the breakfast?', 'Tell us which evenings suit you. It takes a minute.', paths.survey('survey-events'), 8.5],
  ['referral', '50 points are yours', 'Kavitha has activated her account.', paths.account.referrals, 11],
  ['order', 'Your invoice is ready', 'The invoice for your last purchase, as a PDF.', paths.account.billing, 14.2],
  ['system', 'We’ve changed our privacy policy', 'The notes say what’s new in four sentences.', paths.policy, 33],
  ['team', 'Your invitation has expired', 'Ask the team’s administrator for a new one.', paths.account.teamInvitation, 46],
  ['promotion', 'Desk vouchers for December', 'Ten day passes, first come, first served.', 'https://partner.example.com/desks?from=doers', 61],
]

// prettier-ignore
const ofPremium: readonly Line[] = [
  ['membership', 'Your membership renews in four months', 'S$89.10 for the year. You can cancel any time before then.', paths.account.billing, 0.4],
  ['team', 'Borealis has a vacant seat', 'Invite someone, or remove it.', paths.team.members, 2.1],
  ['event', 'The London evening has moved', 'It begins half an hour later.', paths.event('ev-london-winter'), 4.3],
  ['system', 'You were nominated as a featured doer', 'Your story got 12 votes this week.', paths.featuredDoers, 9.7],
]

const ofOthers: Record<string, readonly Line[]> = {
  'u-team-admin': [
    ['team', 'Two invitations are waiting', 'They were sent a week ago.', paths.team.members, 1],
    ['event', 'Year-end social', 'You’re going.', paths.event('ev-year-end-social'), 5],
  ],
  'u-finance': [
    ['order', 'A team payment has failed', 'Please check the card.', paths.team.billing, 0.2],
    ['order', 'Invoice ready', 'Team seats for this month.', paths.team.billing, 19],
  ],
  'u-team-member': [['team', 'You have a seat', 'Acme Studio Pte Ltd pays for it.', paths.team.teamInformation, 20]],
  'u-india': [
    [
      'event',
      'Bengaluru meet-up',
      'You’re going. It begins at 18:00, India time.',
      paths.event('ev-bengaluru-december'),
      1,
    ],
  ],
  'u-admin': [
    [
      'system',
      'Twelve featured doers are waiting for review',
      'The oldest has waited three weeks.',
      paths.admin.page('featured-doers'),
      0.5,
    ],
  ],
}

/** The owner has many: the list must stay readable. */
// prettier-ignore
const ofOwner: readonly (readonly [kind: string, title: string, text: string, href: string | null])[] = [
  ['team', 'Siobhán O’Connor invited João da Silva', 'A seat costs S$5.50 a month.', paths.team.members],
  ['team', 'João da Silva has accepted', 'One more of your seats is used.', paths.team.members],
  ['order', 'Team seats charged', 'S$27.50 for this month.', paths.team.billing],
  ['event', 'Studio tour is full', 'You have a spot.', paths.event('ev-studio-tour')],
  ['order', 'A solution is waiting for activation', 'We need a document from you.', paths.team.solutions],
  ['membership', 'Your premium membership was renewed', 'S$99.00, until this day next year.', paths.account.billing],
  ['referral', 'Three people joined through your link', 'That’s 150 points once they’re active.', paths.account.referrals],
  ['team', 'Wei Jie Goh changed the invoice address', '', paths.team.billing],
  ['system', 'Planned maintenance on Sunday', 'From 02:00 to 04:00, Singapore time.', null],
  ['event', 'Harbour cruise was cancelled', 'The weather office advised against it.', paths.event('ev-harbour-cruise')],
]

const notification = (userId: string, index: number, [kind, title, text, href, daysAgo]: Line): NotificationRow => ({
  notificationId: `n-${userId.slice(2)}-${index + 1}`,
  userId,
  kind,
  title,
  text,
  href,
  createdAt: clock.daysFromNow(-daysAgo),
  seen: daysAgo > 3,
})

/** Notifications of the personas: twelve of several kinds for the member, thirty for the owner. */
export function seedNotifications(): NotificationRow[] {
  const owner = Array.from({ length: 30 }, (_, index): Line => {
    const line = ofOwner[index % ofOwner.length] ?? (['system', '', '', null] as const)
    return [...line, 0.05 + index ** 1.7 / 4]
  })
  const all = { 'u-member': ofMember, 'u-premium': ofPremium, 'u-owner': owner, ...ofOthers }
  return Object.entries(all).flatMap(([userId, lines]) => lines.map((line, index) => notification(userId, index, line)))
}
