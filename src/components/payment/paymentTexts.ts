import { paths } from '@/domain/navigation/paths'
import type { PaymentState } from '@/store/payment/types'

type Text = { title: string; text: string }

/** Texts for a payment whose outcome is or was unknown. */
export type PaymentTexts = {
  /** While the records are read after a refusal. */
  refused: string
  checking: Text
  /** The server has confirmed it. */
  notPaid: Text
  /** Not confirmed: the connection failed, and the records show no trace of it. */
  notSeen: Text
  unknown: Text
  /** The server's records neither confirm nor exclude the payment. */
  gone: Text
  paid: Text
  /** Where the payer can check. */
  records?: { label: string; to: string }
}

const notSeen = 'We haven’t seen a charge'
const payAgain = 'You can pay again: we’ll check once more before anything is sent.'
const undecided = 'We can’t tell yet whether you’ve paid'

export const paymentTexts: PaymentTexts = {
  refused: 'Making sure that you weren’t charged…',
  checking: {
    title: 'Checking your payment',
    text: 'We didn’t get a clear answer, so we’re checking whether your payment went through. This can take up to 2 minutes. Please don’t pay again.',
  },
  notPaid: {
    title: 'You haven’t been charged',
    text: 'We’ve checked: your payment didn’t go through. You can pay again.',
  },
  notSeen: {
    title: notSeen,
    text: `We lost the connection, and we’ve found no trace of your payment since. ${payAgain}`,
  },
  unknown: {
    title: undecided,
    text: 'We couldn’t check it. Please don’t pay again, here or elsewhere. If this doesn’t change, contact us and quote the reference.',
  },
  gone: {
    title: undecided,
    text: 'We can’t match it with our records. Please don’t pay again before you’ve heard from us: contact us and quote the reference.',
  },
  paid: { title: 'Paid', text: 'Your payment went through.' },
}

export const cartTexts: PaymentTexts = {
  ...paymentTexts,
  notPaid: {
    title: 'You haven’t been charged',
    text: 'We’ve checked: there’s no order, and your items are still in your cart. You can pay again.',
  },
  notSeen: {
    title: notSeen,
    text: `We lost the connection. There’s no order, and your items are still in your cart. ${payAgain}`,
  },
  gone: {
    title: undecided,
    text: 'Your cart has changed, but there’s no order yet. Please don’t buy the same items again before you’ve heard from us: contact us and quote the reference.',
  },
  records: { label: 'See your orders', to: paths.account.billing },
}

export const rsvpTexts: PaymentTexts = {
  ...paymentTexts,
  notPaid: {
    title: 'You haven’t paid',
    text: 'We’ve checked: your RSVP didn’t arrive, and nothing was charged. You can try again.',
  },
  notSeen: { title: notSeen, text: `We lost the connection, and you have no RSVP for this event. ${payAgain}` },
  gone: {
    title: undecided,
    text: 'This account has no RSVP for the event. If you paid with another email address, sign in with that one. Otherwise contact us and quote the reference.',
  },
  paid: { title: 'Paid. You’re going', text: 'Your spot is yours.' },
}

export const seatsTexts: PaymentTexts = {
  ...paymentTexts,
  notPaid: {
    title: 'You haven’t been charged',
    text: 'We’ve checked: no seats were added. You can pay again.',
  },
  notSeen: { title: notSeen, text: `We lost the connection, and no seats were added. ${payAgain}` },
  gone: {
    title: undecided,
    text: 'The number of seats has changed, but not by the number in this payment. Please check your team’s invoices before you buy more seats.',
  },
  paid: { title: 'Paid', text: 'Your seats are ready.' },
  records: { label: 'See the team’s invoices', to: paths.team.billing },
}

/** Adding a card charges nothing, but needs the same care. */
export const cardTexts: PaymentTexts = {
  checking: {
    title: 'Checking your card',
    text: 'We didn’t get a clear answer, so we’re checking whether your card was saved. This can take up to 2 minutes. Please don’t enter it again.',
  },
  refused: 'Checking your cards…',
  notSeen: {
    title: 'We haven’t seen a new card',
    text: 'We lost the connection, and your cards are as they were. You can try again.',
  },
  notPaid: { title: 'The card wasn’t added', text: 'We’ve checked: your cards are as they were. You can try again.' },
  unknown: {
    title: 'We can’t tell yet whether your card was saved',
    text: 'We couldn’t read your cards. Please check again in a moment.',
  },
  gone: {
    title: 'We can’t tell yet whether your card was saved',
    text: 'Your cards have changed in the meantime. Check the list before you add one.',
  },
  paid: { title: 'Card added', text: 'You can pay with it now.' },
}

/** The heading of a payment with an unknown outcome. */
export function statusTitle(state: PaymentState<unknown>, texts: PaymentTexts): string | undefined {
  if (state.step === 'awaitingBank') return 'Waiting for your bank'
  if (state.step === 'unknown') return (state.closable ? texts.gone : texts.unknown).title
  return state.step === 'checking' ? texts.checking.title : undefined
}
