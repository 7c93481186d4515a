/** Input that forms reject, with the messages. */
export const badEmail = ['jo@', 'Please enter a valid email'] as const
export const noCountry = ['Atlantis', 'Please select an available country'] as const
export const tooLong = (count: number) =>
  ['x'.repeat(count + 1), `Please use at most ${count.toLocaleString('en-SG')} characters`] as const
