import { useSyncExternalStore } from 'react'
import { useGetSolutionEligibilityQuery } from '@/api/commerce/solutionEligibility'
import type { Solution } from '@/contract/content'
import { useAppSelector, useIsSignedIn, useUser } from '@/store/hooks'

type Customer = {
  /** Not known yet. */
  checking?: boolean
  /** The solution was made for someone else. */
  isOthers?: boolean
  /** The buyer’s address, if the solution was made for them. */
  customerEmail?: string
  /** Repeats the check; set if it failed. */
  checkAgain?: () => void
}

const never = () => () => undefined

/** True while a session is being restored; false during hydration, since prerendered markup is that of a visitor. */
function useIsRestoring(): boolean {
  const restoring = useAppSelector(({ auth }) => auth.status === 'restoring')
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return restoring && !hydrating
}

/**
 * Returns whether a personalised solution was made for the buyer (R-CART-12). The content doesn’t name its customer:
 * only the server knows, and it tells only signed-in users.
 */
export function useCustomer({ uid, isPersonalised = false }: Solution): Customer {
  const restoring = useIsRestoring()
  const signedIn = useIsSignedIn()
  const email = useUser()?.email
  const { data, isError, isFetching, refetch } = useGetSolutionEligibilityQuery(
    { id: uid },
    { skip: !signedIn || !isPersonalised },
  )
  if (!isPersonalised) return {}
  if (restoring) return { checking: true }
  if (!signedIn) return { isOthers: true }
  if (!data) return isError && !isFetching ? { checkAgain: () => void refetch() } : { checking: true }
  const personal = data.restrictions.find(({ kind }) => kind === 'CUSTOMER')
  if (personal && !personal.satisfied) return { isOthers: true }
  return personal && email ? { customerEmail: email } : {}
}
