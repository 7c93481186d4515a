import { Choice } from '@/components/Choice'
import { SiteLink } from '@/components/links/SiteLink'
import { PlanOptions } from '@/components/membership/PlanOptions'
import { Price, VariationPrice } from '@/components/Price'
import { useInrRate } from '@/components/useLocalCurrency'
import type { SolutionAddOn, SolutionPackage, SolutionVariation } from '@/contract/content'
import { byOffer, planOf, planOfVariation } from '@/domain/membership/premium'
import { paths } from '@/domain/navigation/paths'
import { toCents } from '@/lib/money/money'
import { QuantityInput } from '@/ui/QuantityInput'

type VariationChoice = {
  variations: readonly SolutionVariation[]
  chosen: SolutionVariation
  onChoose: (uid: string) => void
}

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

/** Radio buttons for the variations of a solution. */
export function Variations({ variations, chosen, onChoose }: VariationChoice) {
  return (
    <fieldset className="choices">
      {/* The card’s heading says the same. */}
      <legend className="visually-hidden">Option</legend>
      {variations.map((one) => (
        <Choice
          key={one.uid}
          name="variation"
          checked={one.uid === chosen.uid}
          onChange={() => onChoose(one.uid)}
          title={one.title}
          detail={one.description}
        >
          <VariationPrice plain variation={one} />
        </Choice>
      ))}
    </fieldset>
  )
}

type AddOnsProps = {
  addOns: SolutionAddOn[]
  chosen: Record<string, number>
  onChange: (chosen: Record<string, number>) => void
}

/** The add-ons of a solution, each up to its maximum (R-CART-05). */
export function AddOns({ addOns, chosen, onChange }: AddOnsProps) {
  if (addOns.length === 0) return null
  const set = (uid: string, quantity: number) => onChange({ ...chosen, [uid]: quantity })
  return (
    <fieldset className="choices">
      <legend>Add-ons</legend>
      {addOns.map(({ uid, title, description, price, maxQuantity }) => {
        const quantity = chosen[uid] ?? 0
        return (
          <div key={uid} className="choice">
            <span className="choice-text">
              <span className="choice-title">{title}</span>
              {description && <span className="choice-detail">{description}</span>}
              <Price brief cents={toCents(price)} />
            </span>
            <QuantityInput
              label={title}
              value={quantity}
              onLess={quantity > 0 ? () => set(uid, quantity - 1) : undefined}
              onMore={quantity < maxQuantity ? () => set(uid, quantity + 1) : undefined}
            />
          </div>
        )
      })}
    </fieldset>
  )
}

type PackagesProps = { packages: SolutionPackage[]; chosen: string[]; onChange: (chosen: string[]) => void }

export function Packages({ packages, chosen, onChange }: PackagesProps) {
  if (packages.length === 0) return null
  const toggle = (uid: string) =>
    onChange(chosen.includes(uid) ? chosen.filter((one) => one !== uid) : [...chosen, uid])
  return (
    <fieldset className="choices">
      <legend>
        Packages <span className="choice-detail">Included. Select what you want.</span>
      </legend>
      {packages.map(({ uid, title, description }) => (
        <Choice
          key={uid}
          type="checkbox"
          checked={chosen.includes(uid)}
          onChange={() => toggle(uid)}
          title={title}
          detail={description}
        />
      ))}
    </fieldset>
  )
}
