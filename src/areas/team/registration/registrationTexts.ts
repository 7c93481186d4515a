import { seatsTexts, type PaymentTexts } from '@/components/payment/paymentTexts'

/** Texts of a registration's payment whose outcome is or was unknown. */
export const registrationTexts: PaymentTexts = {
  ...seatsTexts,
  notPaid: {
    title: 'You haven’t been charged',
    text: 'We’ve checked: your team isn’t registered yet. You can confirm again.',
  },
  notSeen: {
    title: 'We haven’t seen a charge',
    text: 'We lost the connection, and your team isn’t registered yet. You can confirm again: we’ll check once more before anything is sent.',
  },
  gone: {
    title: 'We can’t tell yet whether you’ve paid',
    text: 'Your team has changed since you confirmed, but not in a way that matches this payment. Please don’t pay again until you hear from us: contact us and quote the reference.',
  },
  paid: { title: 'Paid', text: 'Your team is registered.' },
}
