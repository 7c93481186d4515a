import { maskNumber, type Redemption } from './redemptions'

/** Whether a request is still to be settled: also one with a status that this app doesn't know. */
export const isOpen = ({ status }: Pick<Redemption, 'status'>): boolean => status !== 'PAID' && status !== 'REJECTED'

/** Whether a request is known to be open: only such a one keeps its member from another. */
export const isPending = ({ status }: Pick<Redemption, 'status'>): boolean => status === 'PENDING'

/** The requests that wait, oldest first, whatever order they come in. */
export function waitingRedemptions(all: readonly Redemption[]): Redemption[] {
  return all.filter(isOpen).sort((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/**
 * The request to look at after one is settled: the next that waits in the list in view, else the first that waits there.
 * @param shown the list in view, in its order
 */
export function nextWaiting(shown: readonly Redemption[], settledId: string): Redemption | undefined {
  const at = shown.findIndex(({ redemptionId }) => redemptionId === settledId)
  const others = [...shown.slice(at + 1), ...shown.slice(0, Math.max(at, 0))]
  return others.find((one) => isOpen(one) && one.redemptionId !== settledId)
}

/** Where the money goes. Numbers are masked, whatever the server sends, unless they are asked for. */
export function payoutTarget(redemption: Redemption, unmasked = false): string {
  const { type, email, bankName, accountNumber, paynowNumber } = redemption
  const number = (text: string | null | undefined) => (!text ? '' : unmasked ? text : maskNumber(text))
  if (type === 'voucher') return email ?? ''
  return [bankName, number(accountNumber), number(paynowNumber)].filter(Boolean).join(' ')
}
