import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useGetEventPriceQuery } from '@/api/events'
import type { CommunityEvent } from '@/contract/types'
import { rsvpRefusal } from '@/domain/events/rsvp'
import { formatSgd, toCents } from '@/lib/money'
import { useAppSelector } from '@/store/hooks'
import { openRsvpKey, rsvpKey } from '@/store/payment/rsvpKey'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FreeRsvp } from './FreeRsvp'
import { Going } from './Going'
import { NotGoing } from './NotGoing'
import { PriceTag } from './PriceTag'
import type { MyRsvp } from './useMyRsvp'

// Lazy-loaded: the card fields are heavy, and most events are free.
const PaidRsvp = lazy(() => import('./PaidRsvp').then((module) => ({ default: module.PaidRsvp })))
const UndecidedRsvp = lazy(() => import('./UndecidedRsvp').then((module) => ({ default: module.UndecidedRsvp })))

type Props = { event: CommunityEvent; mine: MyRsvp; now: number }

/** The user's RSVP status and the RSVP form. */
export function RsvpBox(props: Props) {
  const { mine, event } = props
  const { undecided, onDecided, mayGoOn } = useUndecided(event.eventId)
  return (
    <Card title="RSVP" className="rsvp">
      {undecided && (
        <Suspense fallback={<Skeleton rows={3} label="Loading your payment" />}>
          <UndecidedRsvp key={undecided.paymentKey} {...undecided} onDecided={onDecided} />
        </Suspense>
      )}
      {mayGoOn && (
        <>
          {mine.state === 'loading' && <Skeleton rows={4} label="Loading your RSVP" />}
          {mine.state === 'unread' && (
            <ErrorState title="We could not see whether you are going" error={mine.error} onRetry={mine.refetch} />
          )}
          {mine.state === 'known' && <Known {...props} />}
        </>
      )}
    </Card>
  )
}

/** A pending payment of an earlier page load takes precedence, even while nothing else can be loaded. */
function useUndecided(eventId: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.userId)
  const [undecided, setUndecided] = useState(() => findUndecided(eventId, userId))
  const [isDecided, setDecided] = useState(false)
  useEffect(() => {
    setUndecided(findUndecided(eventId, userId))
    setDecided(false)
  }, [eventId, userId])
  // The form shows the same payment; the payment of a visitor who has signed in since has a different key.
  const isOwn = undecided?.paymentKey === rsvpKey(eventId, userId)
  return {
    undecided: isDecided && isOwn ? undefined : undecided,
    onDecided: useCallback(() => setDecided(true), []),
    mayGoOn: !undecided || isDecided,
  }
}

function findUndecided(eventId: string, userId: string | undefined) {
  const paymentKey = openRsvpKey(eventId, userId)
  return paymentKey === undefined ? undefined : { paymentKey, userId }
}

function Known({ event, mine: { rsvp, signedIn }, now }: Props) {
  const price = useGetEventPriceQuery({ id: event.eventId })
  const left = price.data ? price.data.spotsLeft : undefined
  const refusal = rsvpRefusal(event, rsvp, left, now)
  if (event.status === 'CANCELLED')
    return (
      <Alert kind="danger" title="This event was cancelled">
        {rsvp?.refundAmount ? `You were paid back ${formatSgd(toCents(rsvp.refundAmount))}.` : 'Nobody needs to come.'}
      </Alert>
    )
  if (refusal === 'over') return <p>This event is over.{rsvp?.attended ? ' Thank you for being there.' : ''}</p>
  if (refusal === 'going' && rsvp) return <Going event={event} rsvp={rsvp} now={now} />
  return (
    <>
      {rsvp?.status === 'CANCELLED' && <NotGoing event={event} rsvp={rsvp} left={left} now={now} />}
      <QueryBoundary
        query={price}
        skeleton={<Skeleton rows={3} label="Loading the price" />}
        empty={null}
        errorTitle="The price could not be loaded"
      >
        {(price) => {
          if (refusal === 'full')
            return (
              <Alert kind="warning" title="This event is full">
                Look in again: places that are given back are offered here at once.
              </Alert>
            )
          // A cancellation that can be undone needs no second RSVP.
          if (rsvp?.status === 'CANCELLED' && !rsvp.refundAmount) return null
          const paid = !(price.free ?? price.amount === 0)
          return (
            <>
              <PriceTag event={event} price={price} />
              {paid ? (
                <Suspense fallback={<Skeleton shape="form" rows={4} label="Loading the payment" />}>
                  <PaidRsvp event={event} price={price} signedIn={signedIn} />
                </Suspense>
              ) : (
                <FreeRsvp event={event} signedIn={signedIn} />
              )}
            </>
          )
        }}
      </QueryBoundary>
    </>
  )
}
