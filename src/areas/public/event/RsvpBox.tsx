import { useCallback, useState } from 'react'
import { useGetEventPriceQuery } from '@/api/community/events'
import type { CommunityEvent } from '@/contract/types'
import { rsvpRefusal } from '@/domain/events/rsvp'
import { formatSgd, toCents } from '@/lib/money/money'
import { useAppSelector } from '@/store/hooks'
import { openRsvpKey, rsvpKey } from '@/store/payment/rsvpKey'
import { Alert } from '@/ui/feedback/Alert'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'
import { FreeRsvp } from './FreeRsvp'
import { Going } from './Going'
import { NotGoing } from './NotGoing'
import { PriceTag } from './PriceTag'
import type { MyRsvp } from './useMyRsvp'

// Lazy-loaded: the card fields are heavy, and most events are free.
const loadingPayment = <Skeleton shape="form" rows={4} label="Loading the payment" />
const PaidRsvp = lazyPart(() => import('./PaidRsvp'), 'PaidRsvp', loadingPayment)
const loadingUndecided = <Skeleton rows={3} label="Loading your payment" />
const UndecidedRsvp = lazyPart(() => import('./UndecidedRsvp'), 'UndecidedRsvp', loadingUndecided)

type Props = { event: CommunityEvent; mine: MyRsvp; now: number }

/** The user's RSVP status and the RSVP form. */
export function RsvpBox(props: Props) {
  const { mine, event } = props
  const { undecided, onDecided, mayGoOn } = useUndecided(event.eventId)
  return (
    <Card title="RSVP" className="rsvp">
      {undecided && <UndecidedRsvp key={undecided.paymentKey} {...undecided} onDecided={onDecided} />}
      {mayGoOn && (
        <>
          {mine.state === 'loading' && <Skeleton rows={4} label="Loading your RSVP" />}
          {mine.state === 'unread' && (
            <ErrorState title="We couldn’t check your RSVP" error={mine.error} onRetry={mine.refetch} />
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
  const person = `${eventId}:${userId}`
  const [read, setRead] = useState(person)
  if (person !== read) {
    setRead(person)
    setUndecided(findUndecided(eventId, userId))
    setDecided(false)
  }
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
        {rsvp?.refundAmount
          ? `You were paid back ${formatSgd(toCents(rsvp.refundAmount))}.`
          : 'Please don’t come to the venue.'}
      </Alert>
    )
  if (refusal === 'over') return <p>This event is over.{rsvp?.attended ? ' Thanks for coming.' : ''}</p>
  if (refusal === 'going' && rsvp) return <Going event={event} rsvp={rsvp} now={now} />
  return (
    <>
      {rsvp?.status === 'CANCELLED' && <NotGoing event={event} rsvp={rsvp} left={left} now={now} />}
      <QueryBoundary
        query={price}
        skeleton={<Skeleton rows={3} label="Loading the price" />}
        empty={null}
        errorTitle="We couldn’t load the price"
      >
        {(price) => {
          if (refusal === 'full')
            return (
              <Alert kind="warning" title="This event is full">
                Check back: cancelled spots open up here.
              </Alert>
            )
          // A cancellation that can be undone needs no second RSVP.
          if (rsvp?.status === 'CANCELLED' && !rsvp.refundAmount) return null
          const paid = !(price.free ?? price.amount === 0)
          return (
            <>
              <PriceTag event={event} price={price} />
              {paid ? (
                <PaidRsvp event={event} price={price} signedIn={signedIn} />
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
