import { Choice } from '@/components/Choice'
import { Price } from '@/components/Price'
import type { SolutionVariation } from '@/contract/content'
import { perInterval } from '@/domain/cart/interval'
import { optionalCents, toCents } from '@/lib/money/money'

export type VariationChoice = {
  variations: readonly SolutionVariation[]
  chosen: SolutionVariation
  onChoose: (uid: string) => void
}

/** Radio buttons for the variations of a solution. */
export function Variations({ variations, chosen, onChoose }: VariationChoice) {
  return (
    <fieldset className="choices">
      <legend>Option</legend>
      {variations.map((one) => (
        <Choice
          key={one.uid}
          name="variation"
          checked={one.uid === chosen.uid}
          onChange={() => onChoose(one.uid)}
          title={one.title}
          detail={one.description}
        >
          <Price
            brief
            plain
            cents={toCents(one.price)}
            premiumCents={optionalCents(one.premiumPrice)}
            per={perInterval(one)}
          />
        </Choice>
      ))}
    </fieldset>
  )
}
