import { activeAccountApi } from '@/api/account/activeAccount'
import { undoDelays } from '@/components/notifications/deferredDeletes'
import { typeCard } from '@tests/payments/bank'
import { callingAs, db, enter, fail, findUserByEmail, personas, required, screen, teardown } from '@tests/page'
import type { Act } from './act'

const channel = () => new BroadcastChannel('dc:session')
const personal = { type: 'Personal', accountId: personas.owner.userId ?? '', accountPhoto: null } as const

const enterPerson = async () => {
  enter(await screen.findByLabelText('Name'), 'One')
  enter(screen.getByLabelText('Email address'), 'one@acme.example')
}

/** Single-click actions of members. */
export const memberActs: Record<string, Act> = {
  'a tag is removed': {
    path: '/account/profile',
    as: 'india',
    first: () => db.userTags.push({ tagId: 'tag-x', userId: personas.india.userId ?? '', tag: 'podcaster' }),
    press: 'Remove podcaster',
    call: 'deleteUserTag',
  },
  'a notice is read': {
    path: '/account/events',
    as: 'member',
    isNew: true,
    first: () => db.connections.forEach((row) => Object.assign(row, { invitationSeen: true })),
    press: 'Got it',
    call: 'markRemovalSeen',
  },
  'the welcome is read': {
    path: '/account',
    as: 'member',
    first: () => {
      db.orders = db.orders.filter(({ userId }) => userId !== personas.member.userId)
      db.userOptions = db.userOptions.map((row) =>
        row.userId === personas.member.userId ? { ...row, options: {} } : row,
      )
    },
    press: 'Close',
    call: 'saveMyOptions',
  },
  'the account of this tab is kept': {
    path: '/team/members',
    as: 'owner',
    then: async () => {
      await callingAs('owner').call(activeAccountApi.endpoints.updateActiveAccount.initiate({ body: personal }))
      channel().postMessage({ kind: 'account', account: { ...personal, name: 'Owner' } })
    },
    press: /^Keep /,
    call: 'updateActiveAccount',
  },
  'an invitation is accepted': {
    path: '/account/team-invitation',
    as: 'member',
    press: /^Accept the invitation from Acme/,
    call: 'acceptInvitation',
  },
  'an invitation is declined': {
    path: '/account/team-invitation',
    as: 'member',
    open: [/^Decline the invitation from Acme/],
    press: 'Decline invitation',
    call: 'rejectInvitation',
  },
  'an RSVP is made again in the list': {
    path: '/account/events',
    as: 'member',
    first: () => db.rsvps.forEach((row) => row.userId === 'u-member' && Object.assign(row, { status: 'CANCELLED' })),
    press: /^RSVP again to/,
    call: 'uncancelRsvp',
  },
  'an invitation is sent again': {
    path: '/team/members?view=invitations',
    as: 'owner',
    open: ['Actions for Tan Kah Kee'],
    press: /^Send again/,
    call: 'sendTeamInvitationEmail',
  },
  'a person gets a vacant seat': {
    path: '/team/members?invite=new',
    as: 'owner',
    then: enterPerson,
    press: 'Invite 1 person',
    call: 'saveConnection',
  },
  'an administrator is invited': {
    path: '/team/admin-information?add=new',
    as: 'owner',
    then: enterPerson,
    press: 'Send invitation',
    call: 'saveConnection',
  },
  'a member is removed': {
    path: '/team/members?remove=con-team-member',
    as: 'owner',
    press: /^Remove João/,
    call: 'deleteConnection',
  },
  'seats are paid': { path: '/team/members?seats=add', as: 'owner', press: /^Pay S\$/, call: 'addTeamSeats' },
  'a vacant seat is given back': {
    path: '/team/members?seats=remove',
    as: 'owner',
    press: /^Remove a vacant seat$/,
    call: 'removeTeamSeat',
  },
  'a card is removed': {
    path: '/account/payment',
    as: 'premium',
    open: [/^Remove Mastercard/],
    press: 'Remove card',
    call: 'removePaymentMethod',
  },
  'a doer is voted for': {
    path: '/featured-doer',
    as: 'member',
    press: 'Vote for Priya Raghunathan',
    call: 'voteFeaturedDoer',
  },
  'an RSVP is cancelled': {
    path: '/events/ev-design-review',
    as: 'member',
    open: ['RSVP', 'Cancel my RSVP'],
    press: /^Cancel my RSVP( for|$)/,
    call: 'cancelRsvp',
  },
  'an invoice is saved as a file': {
    path: '/account/billing',
    as: 'premium',
    press: /^Download \S+ as PDF$/,
    call: 'getInvoicePdf',
  },
  'a cart is paid': { path: '/cart', as: 'member', open: ['Go to payment'], press: /^Pay S\$/, call: 'checkoutCart' },
  'a paid RSVP is paid': {
    path: '/events/ev-new-york-brunch',
    as: 'member',
    then: ({ user }) => typeCard(user),
    press: /^Pay S\$/,
    call: 'rsvpPaid',
  },
  'an invitation is paid': {
    path: '/team/members?invite=new',
    as: 'owner',
    scenario: 'team-no-seats',
    then: enterPerson,
    press: /^Pay S\$.* and invite 1 person$/,
    call: 'addTeamSeats',
  },
  'a notification is deleted': {
    path: '/account/notifications',
    as: 'member',
    first: () => {
      teardown.set(undoDelays, { ms: 1 })
      db.notifications = db.notifications
        .filter(({ userId }) => userId !== 'u-member')
        .concat(db.notifications.filter(({ userId }) => userId === 'u-member').slice(0, 1))
    },
    press: /^Delete /,
    call: 'deleteNotification',
  },
  'an account is chosen': {
    path: '/team',
    as: 'owner',
    open: ['Switch account'],
    press: /Personal/,
    call: 'updateActiveAccount',
  },
  'an RSVP is taken back': {
    path: '/events/ev-design-review',
    as: 'member',
    open: ['RSVP', 'Cancel my RSVP', /^Cancel my RSVP( for|$)/],
    press: 'Undo',
    call: 'uncancelRsvp',
  },
  'invitations are seen': {
    path: '/account',
    as: 'member',
    isNew: true,
    press: 'Close',
    call: 'markInvitationsSeen',
  },
  'a verification is begun': {
    path: '/account/id-verification',
    as: 'premium',
    scenario: 'kyc-not-started',
    press: /^Start verification/,
    call: 'generateKycVerifyUrl',
  },
  'a verification is begun again that could not be': {
    path: '/account/id-verification',
    as: 'premium',
    scenario: 'kyc-none',
    first: () => void fail('createKyc', { status: 422, times: 1 }),
    press: 'Try again',
    call: 'createKyc',
  },
  'terms are accepted': {
    path: '/accept-terms',
    as: 'premium',
    first: () => void Object.assign(required(findUserByEmail('premium@doers.test')), { mustAgreeToTermsOfUse: true }),
    press: 'I agree',
    call: 'agreeTermsOfUse',
  },
  'a code is asked for to delete an account': {
    path: '/confirm-deletion',
    as: 'member',
    open: ['Delete my account'],
    press: /^Email me a one-time code/,
    call: 'createPasswordRequest',
  },
}
