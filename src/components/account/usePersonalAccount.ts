import { fullName } from '@/components/accountLabel'
import type { ActiveAccount } from '@/contract/types'
import { selectOwnPhoto } from '@/store/account/activeAccountSlice'
import { useAppSelector, useUser } from '@/store/hooks'

/** The user's Personal account, as a target of the account switch. */
export function usePersonalAccount(): ActiveAccount {
  const user = useUser()
  const accountPhoto = useAppSelector(selectOwnPhoto)
  return { name: fullName(user), type: 'Personal', accountId: user?.userId ?? '', accountPhoto }
}
