import type { OrderItem } from '@/contract/types'
import { buyerOf, fullTitle } from '@/domain/billing/activation'
import { countOf } from '@/lib/money/counts'
import { lazyPart } from '@/ui/lazyPart'
import { ScrollFrame } from '@/ui/table/ScrollFrame'
import './activationItems.scss'

const ActivationDialog = lazyPart(() => import('./ActivationDialog'), 'ActivationDialog')

type Props = {
  /** The items to activate together; those that somebody else has activated meanwhile are no longer among them. */
  chosen: readonly OrderItem[]
  onEnd: () => void
  onActivate: (items: readonly OrderItem[], activationDate: string) => void
}

/** The dialog that activates several items together. */
export function ActivateSeveral({ chosen, onEnd, onActivate }: Props) {
  return (
    chosen.length > 0 && (
      <ActivationDialog
        title={`Activate ${countOf(chosen.length, 'solution')}`}
        submit="Activate"
        items={chosen}
        onActivate={(activationDate) => {
          onActivate(chosen, activationDate)
          onEnd()
        }}
        onClose={onEnd}
      >
        <ScrollFrame className="activation-items" label="To activate">
          <ul className="plain">
            {chosen.map((item) => (
              <li key={item.itemId}>
                {fullTitle(item)} <span className="data-note">{buyerOf(item)}</span>
              </li>
            ))}
          </ul>
        </ScrollFrame>
      </ActivationDialog>
    )
  )
}
