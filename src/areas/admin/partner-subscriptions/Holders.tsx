import { ActionList } from '@/components/admin/layout/ActionList'
import type { Shape, User } from '@/contract/types'
import { bareNumber, holdersOf } from '@/domain/account/workbuddy'
import { countOf } from '@/lib/money/counts'
import { Holder } from './Holder'

type Props = {
  /** Undefined: the users can't be searched. */
  users: readonly User[] | undefined
  search: string
  onChanged: (subscription: Shape<'PartnerSubscription'> | null) => void
}

/** The members that a search finds. A number needs no member: WorkBuddy may know it all the same. */
export function Holders({ users, search, onChanged }: Props) {
  const holders = holdersOf(users ?? [], search)
  const typed = bareNumber(search)
  return (
    <>
      {users && (
        <p role="status" className="text-muted">
          {countOf(holders.length, 'member')} found
        </p>
      )}
      {holders.length > 0 && (
        <ActionList>
          {holders.map((user) => (
            <Holder key={user.userId} user={user} number={user.workbuddyPhoneNumber ?? ''} onChanged={onChanged} />
          ))}
        </ActionList>
      )}
      {holders.length === 0 && typed !== '' && (
        <ActionList>
          <Holder number={typed} isSearched={users !== undefined} onChanged={onChanged} />
        </ActionList>
      )}
    </>
  )
}
