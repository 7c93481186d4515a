import { useEffect, useMemo, useState } from 'react'
import { ActionNeeded } from '@/components/account/ActionNeeded'
import { cardName } from '@/components/cardName'
import { PaymentStatus } from '@/components/payment/PaymentStatus'
import { cardTexts } from '@/components/payment/paymentTexts'
import { usePayment } from '@/components/payment/usePayment'
import { useServerNow } from '@/components/useServerNow'
import type { Shape } from '@/contract/types'
import type { actionsNeeded } from '@/domain/account/actionsNeeded'
import { cardAdapter, cardKey, type CardOwner, type CardPayload } from '@/store/payment/card'
import { loadStripeJs } from '@/store/payment/stripe'
import { isUndecided } from '@/store/payment/types'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { hasSettled, Settled, useSettled } from '@/ui/feedback/Settled'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { CardDialog } from './CardDialog'
import { CardRow } from './CardRow'
import { useCardCalls } from './useCardCalls'

type PaymentMethod = Shape<'PaymentMethod'>

type Props = {
  owner: CardOwner
  /** The owner of the cards at the provider; undefined until loaded. */
  holder: CardPayload | undefined
  /** Reads the holder again if it is missing when a card is added. */
  readHolder?: () => unknown
  /** The name on a new card. */
  name: string | undefined
  cards: QueryResult<readonly PaymentMethod[]>
  /** The subscriptions charged to the cards, for the banner with what needs action. */
  subscriptions: QueryResult<Parameters<typeof actionsNeeded>[0]>
  lead: string
  /** Why a card cannot be added, replaced or removed. */
  why?: Partial<Record<'add' | 'replace' | 'remove', string | undefined>>
}

/** The saved cards of a member or a team: what is charged to each; add, replace, remove. */
export function CardsPage({ owner, holder, readHolder, name, cards, subscriptions, lead, why = {} }: Props) {
  const now = useServerNow()
  const calls = useCardCalls(owner)
  const [entering, setEntering] = useState<{ instead?: PaymentMethod }>()
  const [notice, setNotice] = useState<string>()
  const { change, state } = useCardChange(owner)
  const isSaved = state.step === 'paid'
  const message = isSaved ? savedText(state.receipt?.card, state.attempt.facts.replaces, entering?.instead) : notice
  const say = (text?: string) => {
    if (isSaved) change.dismiss()
    setNotice(text)
    setEntering(undefined)
  }
  const enter = (instead?: PaymentMethod) => {
    say()
    setEntering(instead ? { instead } : {})
  }
  const add = (
    <Button why={why.add} aria-haspopup="dialog" onPointerEnter={() => void loadStripeJs()} onClick={() => enter()}>
      Add a card
    </Button>
  )
  // The button comes with the list: on its own it would push the skeleton down.
  const isSettled = useSettled(hasSettled(cards) && hasSettled(subscriptions))
  const loading = <Skeleton shape="card" rows={3} label="Loading your cards" />
  return (
    <Page title="Payment method" lead={lead} actions={isSettled && cards.data?.length ? add : undefined}>
      {isUndecided(state) && !entering && <PaymentStatus payment={change} state={state} texts={cardTexts} />}
      {message && (
        <Alert kind="success" live>
          {message}
        </Alert>
      )}
      <Settled queries={[cards, subscriptions]} skeleton={loading}>
        {!why.replace && (
          <ActionNeeded
            subscriptions={subscriptions.data ?? []}
            cards={cards.data ?? []}
            advice={cards.data?.length === 0 ? 'Add a card below.' : 'Replace the card below, or add another one.'}
          />
        )}
        <QueryBoundary
          query={cards}
          what="your cards"
          skeleton={loading}
          empty={{
            title: 'No saved cards',
            text: 'Save a card to renew subscriptions and pay faster.',
            drawing: 'papers',
            action: add,
          }}
        >
          {(all) => (
            <ul className="card plain" aria-label="Saved cards">
              {all.map((card) => (
                <CardRow
                  key={card.id}
                  card={card}
                  now={now}
                  calls={calls}
                  why={why}
                  onReplace={() => enter(card)}
                  onRemoved={() => say(`${cardName(card)} was removed.`)}
                />
              ))}
            </ul>
          )}
        </QueryBoundary>
      </Settled>
      {entering && !isSaved && (
        <CardDialog
          change={change}
          state={state}
          owner={owner}
          holder={holder}
          readHolder={readHolder}
          name={name}
          {...entering}
          onClose={() => {
            change.dismiss()
            setEntering(undefined)
          }}
        />
      )}
    </Page>
  )
}

/** @param chosen the card chosen last; after a lost response, the card that was replaced may be another one */
function savedText(
  card: PaymentMethod | undefined,
  replaces: string | null,
  chosen: PaymentMethod | undefined,
): string {
  const name = card ? cardName(card) : 'Your card'
  if (replaces === null) return `${name} was added.`
  return `${name} has replaced ${chosen?.id === replaces ? cardName(chosen) : 'your old card'}.`
}

/** The card change in progress; resumes one whose response was lost. */
function useCardChange({ kind, id }: CardOwner) {
  const adapter = useMemo(() => cardAdapter({ kind, id }), [kind, id])
  // The dialog holds the lock itself.
  const { payment, state } = usePayment(cardKey({ kind, id }), adapter, { locks: false })
  // The message about a saved card is shown only until the page is left.
  useEffect(
    () => () => {
      if (payment.read().step === 'paid') payment.dismiss()
    },
    [payment],
  )
  return { change: payment, state }
}
