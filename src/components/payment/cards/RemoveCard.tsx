import { useState } from 'react'
import { cardName } from '@/components/cardName'
import type { Shape } from '@/contract/types'
import { countOf } from '@/lib/money/counts'
import { attempt } from '@/ui/attempt'
import { Button } from '@/ui/Button'
import { CloseButton } from '@/components/CloseButton'
import { Alert } from '@/ui/feedback/Alert'
import { ConfirmDialog } from '@/ui/overlay/ConfirmDialog'
import { Dialog } from '@/ui/overlay/Dialog'
import { messageOf } from '@/ui/feedback/ErrorState'
import { useWrite } from '@/ui/useWrite'
import type { CardCalls } from './useCardCalls'

type Props = {
  card: Shape<'PaymentMethod'>
  calls: CardCalls
  why: string | undefined
  onReplace: () => void
  onRemoved: () => void
}

/** Why a card can't be removed, and what is charged to it. */
type Refusal = { title: string; reason: string; subscriptions: readonly string[] }

/**
 * Removes a card: asks the server first whether it may be removed, and explains a refusal (R-LIFE-12). The server's
 * verdict decides alone; subscriptions that the card pays are a warning.
 */
export function RemoveCard({ card, calls, why, onReplace, onRemoved }: Props) {
  const { busy, run } = useWrite()
  const [step, setStep] = useState<'confirm' | Refusal>()
  const name = cardName(card)
  const paying = card.subscriptionsCount ?? 0
  const close = () => setStep(undefined)

  const begin = async () => {
    const outcome = await attempt(calls.ask)
    if (!outcome.ok)
      return setStep({
        title: `We couldn’t check if ${name} can be removed`,
        reason: messageOf(outcome.error) ?? 'Please try again.',
        subscriptions: [],
      })
    const { canBeRemoved, reason, subscriptions = [] } = outcome.answer
    if (canBeRemoved) return setStep('confirm')
    setStep({ title: `${name} can’t be removed`, reason: reason ?? 'You can replace it instead.', subscriptions })
  }

  return (
    <>
      <Button
        variant="outline-danger"
        size="sm"
        busy={busy}
        why={why}
        aria-haspopup="dialog"
        aria-label={`Remove ${name}`}
        onClick={() => void run(begin)}
      >
        Remove
      </Button>
      <ConfirmDialog
        name={`remove-card:${card.id}`}
        open={step === 'confirm'}
        onClose={close}
        verb="Remove"
        object={name}
        short="Remove card"
        body={
          <>
            {paying > 0 && (
              <Alert kind="warning">
                This card pays for {countOf(paying, 'subscription')}. Replace it instead to keep them paid.
              </Alert>
            )}
            <p>You won’t be able to pay with it. You can add it again any time.</p>
          </>
        }
        onConfirm={() => calls.remove(card.id)}
        readBack={() => calls.isRemoved(card.id)}
        onDone={onRemoved}
      />
      <Dialog
        open={typeof step === 'object'}
        onClose={close}
        title={typeof step === 'object' ? step.title : ''}
        actions={
          <>
            <CloseButton onClose={close} />
            <Button
              onClick={() => {
                close()
                onReplace()
              }}
            >
              Replace card
            </Button>
          </>
        }
      >
        {typeof step === 'object' && (
          <>
            <p>{step.reason}</p>
            {step.subscriptions.length > 0 && (
              <>
                <p className="mb-2">Your cards pay for:</p>
                <ul>
                  {step.subscriptions.map((title, index) => (
                    <li key={index} className="text-break">
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
