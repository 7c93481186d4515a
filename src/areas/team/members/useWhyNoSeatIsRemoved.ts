import { useMay } from '@/components/access/useAccess'

/** Why no seat can be given back: the role, a closed team, or that none is vacant. @param vacant undefined if unknown */
export function useWhyNoSeatIsRemoved(vacant: number | undefined): string | undefined {
  const { why } = useMay('members.removeSeat')
  return why ?? (vacant === 0 ? 'No vacant seats. Remove a member first.' : undefined)
}
