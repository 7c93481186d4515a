import type { Shape, User } from '@/contract/types'
import { bareNumber, holdersOf } from '@/domain/account/workbuddy'
import { countOf } from '@/lib/counts'
import { Holder } from './Holder'

type Props = {
  users: readonly User[]
  search: string
  onChanged: (subscription: Shape<'PartnerSubscription'>) => void
}

/** The members that a search finds; a number that nobody has may still be known to WorkBuddy. */
export function Holders({ users, search, onChanged }: Props) {
  const holders = holdersOf(users, search)
  const typed = bareNumber(search)
  return (
    <>
      <p role="status" className="text-muted">
        {countOf(holders.length, 'member')} found
      </p>
      {holders.map((user) => (
        <Holder key={user.userId} user={user} number={user.workbuddyPhoneNumber ?? ''} onChanged={onChanged} />
      ))}
      {holders.length === 0 && typed !== '' && <Holder number={typed} onChanged={onChanged} />}
    </>
  )
}
