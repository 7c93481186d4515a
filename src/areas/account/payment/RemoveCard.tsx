import { useState } from 'react'
import { useLazyCanRemovePaymentMethodQuery, useRemovePaymentMethodMutation } from '@/api/stripe'
import { cardName } from '@/components/payment/cardName'
import type { Shape } from '@/contract/types'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'
import { Dialog } from '@/ui/overlay/Dialog'
import { messageOf } from '@/ui/feedback/ErrorState'

type Props = { card: Shape<'PaymentMethod'>; onReplace: () => void; onRemoved: () => void }

/** Why a card can't be removed, and what is charged to it. */
type Refusal = { reason: string; subscriptions: readonly string[] }

/** Removes a card: asks the server first whether it may be removed, and explains a refusal (R-LIFE-12, T8.3). */
export function RemoveCard({ card, onReplace, onRemoved }: Props) {
  const [ask, { isFetching }] = useLazyCanRemovePaymentMethodQuery()
  const [remove] = useRemovePaymentMethodMutation()
  const [step, setStep] = useState<'confirm' | Refusal>()
  const name = cardName(card)
  const close = () => setStep(undefined)

  const begin = async () => {
    const outcome = await attempt(() => ask())
    if (!outcome.ok)
      return setStep({
        reason: messageOf(outcome.error) ?? 'We could not find out whether it may go.',
        subscriptions: [],
      })
    const { canBeRemoved, reason, subscriptions = [] } = outcome.answer
    // The check covers all cards together; the server still refuses to remove a card that pays for something.
    const isPaying = (card.subscriptionsCount ?? 0) > 0
    if (canBeRemoved && !isPaying) return setStep('confirm')
    setStep({ reason: reason ?? 'This card pays a running subscription. Replace it instead.', subscriptions })
  }

  return (
    <>
      <Button
        variant="outline-danger"
        size="sm"
        busy={isFetching}
        aria-haspopup="dialog"
        aria-label={`Remove ${name}`}
        onClick={() => void begin()}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={step === 'confirm'}
        onClose={close}
        verb="Remove"
        object={name}
        body={<p>It can no longer be used to pay. You can add it again at any time.</p>}
        onConfirm={() => remove({ id: card.id })}
        onDone={onRemoved}
      />
      <Dialog
        open={typeof step === 'object'}
        onClose={close}
        title={`${name} cannot be removed`}
        actions={
          <>
            <Button variant="outline-secondary" onClick={close}>
              Close
            </Button>
            <Button
              onClick={() => {
                close()
                onReplace()
              }}
            >
              Replace it instead
            </Button>
          </>
        }
      >
        {typeof step === 'object' && (
          <>
            <p>{step.reason}</p>
            {step.subscriptions.length > 0 && (
              <>
                <p className="mb-2">Your cards pay:</p>
                <ul>
                  {step.subscriptions.map((title) => (
                    <li key={title} className="text-break">
                      {title}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Dialog>
    </>
  )
}
