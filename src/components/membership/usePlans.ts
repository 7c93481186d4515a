import { useMemo } from 'react'
import { premiumUid, pricedPlans, type Plan } from '@/domain/membership/premium'
import { useContent } from '@/store/content/useContent'

/** The plans at the prices of the content source, once a page has read it; at those of the specification until then. */
export function usePlans(): readonly Plan[] {
  const { data } = useContent('solutions.json', { due: false })
  return useMemo(() => pricedPlans(data?.find(({ uid }) => uid === premiumUid)?.variations), [data])
}
