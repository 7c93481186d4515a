import { SiteLink } from '@/components/links/SiteLink'
import { PlanOptions } from '@/components/membership/PlanOptions'
import { useInrRate } from '@/components/useLocalCurrency'
import { byOffer, planOf, planOfVariation } from '@/domain/membership/premium'
import { paths } from '@/domain/navigation/paths'
import type { VariationChoice } from './Variations'

/** The plans of the membership, as on the pricing page. */
export function Plans({ variations, chosen, onChoose }: VariationChoice) {
  const inrRate = useInrRate(variations.some(({ priceInr }) => priceInr !== undefined))
  return (
    <>
      <PlanOptions
        plans={byOffer(variations.flatMap(({ uid }) => planOfVariation(uid) ?? []))}
        value={planOfVariation(chosen.uid)?.id ?? 'free'}
        onChoose={(plan) => onChoose(planOf(plan).variationUid ?? '')}
        inrRate={inrRate}
      />
      <p>
        <SiteLink to={paths.premiumMembership}>Compare plans</SiteLink>
      </p>
    </>
  )
}
