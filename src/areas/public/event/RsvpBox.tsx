import { useCallback, useMemo, useState } from 'react'
import { useGetEventPriceQuery } from '@/api/community/events'
import { Price } from '@/components/Price'
import type { CommunityEvent, Shape } from '@/contract/types'
import { rsvpRefusal } from '@/domain/events/rsvp'
import { countOf } from '@/lib/money/counts'
import { optionalCents, toCents } from '@/lib/money/money'
import { useAppSelector } from '@/store/hooks'
import { openRsvpKey, rsvpKey } from '@/store/payment/rsvpKey'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Card } from '@/ui/layout/Card'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { lazyPart } from '@/ui/lazyPart'
import { ClosedRsvp } from './ClosedRsvp'
import { FreeRsvp } from './FreeRsvp'
import { Going } from './Going'
import { NotGoing } from './NotGoing'
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
  const { undecided, isOwn, onDecided, mayGoOn } = useUndecided(event.eventId)
  const isGoing = mine.rsvp?.status === 'GOING'
  return (
    <Card title="RSVP" className="rsvp card-raised">
      {undecided && <UndecidedRsvp key={undecided.paymentKey} {...undecided} isGoing={isGoing} onDecided={onDecided} />}
      {mayGoOn && (
        <>
          {mine.state === 'loading' && <Skeleton rows={4} label="Loading your RSVP" />}
          {mine.state === 'failed' && (
            <ErrorState title="We couldn’t check your RSVP" error={mine.error} onRetry={mine.refetch} />
          )}
          {mine.state === 'known' && <Known {...props} hasStatus={!isOwn} />}
        </>
      )}
    </Card>
  )
}

/** A pending payment of an earlier page load takes precedence, even while nothing else can be loaded. */
function useUndecided(eventId: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.userId)
  const undecided = useMemo(() => findUndecided(eventId, userId), [eventId, userId])
  const [decided, setDecided] = useState<typeof undecided>()
  return {
    undecided,
    // A visitor who has paid and signed in since then: the payment's key differs from the form's.
    isOwn: undecided?.paymentKey === rsvpKey(eventId, userId),
    onDecided: useCallback(() => setDecided(undecided), [undecided]),
    mayGoOn: !undecided || decided === undecided,
  }
}

function findUndecided(eventId: string, userId: string | undefined) {
  const paymentKey = openRsvpKey(eventId, userId)
  return paymentKey === undefined ? undefined : { paymentKey, userId }
}

type KnownProps = Props & {
  /** Whether the form shows the outcome of its payment. */
  hasStatus: boolean
}

function Known({ event, mine: { rsvp, signedIn }, now, hasStatus }: KnownProps) {
  const price = useGetEventPriceQuery({ id: event.eventId })
  const known = price.currentData
  const left = known?.spotsLeft
  const refusal = rsvpRefusal(event, rsvp, left, now)
  const isCancelled = rsvp?.status === 'CANCELLED'
  // A cancellation that can be undone needs no second RSVP.
  const isOpen = (refusal === undefined || refusal === 'draft') && !(isCancelled && !rsvp.refundAmount)
  const isPaid = known !== undefined && !(known.free ?? known.amount === 0)
  // The payment outlives its form: the server's refusal may be how the page learns that the event is full, over or free.
  const [wasPayable, setPayable] = useState(false)
  if (isOpen && isPaid && !wasPayable) setPayable(true)
  if (refusal === 'going' && rsvp) return <Going event={event} rsvp={rsvp} now={now} />
  return (
    <>
      <ClosedRsvp refusal={refusal} rsvp={rsvp} />
      {isCancelled && refusal !== 'cancelled' && refusal !== 'over' && (
        <NotGoing event={event} rsvp={rsvp} left={left} now={now} />
      )}
      {isOpen && (
        <QueryBoundary query={price} skeleton={{ rows: 3 }} discardStale what="the price">
          {(price) => (
            <>
              <PriceTag event={event} price={price} />
              {!isPaid && <FreeRsvp event={event} signedIn={signedIn} />}
            </>
          )}
        </QueryBoundary>
      )}
      {known && wasPayable && (
        <PaidRsvp event={event} price={known} signedIn={signedIn} isOpen={isOpen && isPaid} hasStatus={hasStatus} />
      )}
    </>
  )
}

/** The server's price for this user, and the number of places left. */
function PriceTag({ event, price }: { event: CommunityEvent; price: Shape<'EventPrice'> }) {
  const premium = price.premiumPrice ?? event.premiumPrice
  const left = price.spotsLeft
  return (
    <div className="rsvp-price">
      <Price cents={toCents(price.amount)} premiumCents={optionalCents(premium)} />
      {typeof left === 'number' && <span className="text-muted fs-6 num">{countOf(left, 'spot')} left</span>}
    </div>
  )
}
