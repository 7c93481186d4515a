import { Price } from '@/components/Price'
import type { SolutionAddOn } from '@/contract/content'
import { toCents } from '@/lib/money/money'
import { QuantityInput } from '@/ui/QuantityInput'

type Props = {
  addOns: SolutionAddOn[]
  chosen: Record<string, number>
  onChange: (chosen: Record<string, number>) => void
}

/** The add-ons of a solution, each up to its maximum (R-CART-05). */
export function AddOns({ addOns, chosen, onChange }: Props) {
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
