import { useMemo } from 'react'
import { premiumUid, pricedPlans, type Plan } from '@/domain/membership/premium'
import { useContent } from '@/store/content/useContent'

/** The plans with the prices of the content source, once a page has read it; until then with the specified prices. */
export function usePlans(): readonly Plan[] {
  const { data } = useContent('solutions.json', { due: false })
  return useMemo(() => pricedPlans(data?.find(({ uid }) => uid === premiumUid)?.variations), [data])
}
