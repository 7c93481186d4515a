/** What the ways to be paid out are called (R-RED-01); the server's words are the keys. */
export const wayNames: Partial<Record<string, string>> = {
  voucher: 'Voucher',
  'bank transfer': 'Bank transfer',
  PayNow: 'PayNow',
}
