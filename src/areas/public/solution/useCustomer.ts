import { useSyncExternalStore } from 'react'
import { useGetSolutionEligibilityQuery } from '@/api/commerce/solutionEligibility'
import type { Solution } from '@/contract/content'
import { useAppSelector, useIsSignedIn, useUser } from '@/store/hooks'

type Customer = {
  /** Not known yet. */
  checking?: boolean
  /** The solution was made for someone else. */
  isOthers?: boolean
  /** The buyer’s, if it was made for them. */
  customerEmail?: string
  /** Asks again; set if the server couldn’t be asked. */
  checkAgain?: () => void
}

const never = () => () => undefined

/** Whether a session is being restored: who the buyer is, is not known yet. Prerendered markup is a visitor's. */
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
 * Whether a personalised solution was made for the buyer (R-CART-12). The content doesn’t name its customer: only the
 * server knows, and tells a member alone.
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
