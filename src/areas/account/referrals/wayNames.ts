/** Labels of the payout methods (R-RED-01), keyed by the server's values. */
export const wayNames: Partial<Record<string, string>> = {
  voucher: 'Voucher',
  'bank transfer': 'Bank transfer',
  PayNow: 'PayNow',
}
