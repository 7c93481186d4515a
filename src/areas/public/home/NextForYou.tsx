import type { ReactNode } from 'react'
import { CalendarEvent, Cart, CheckCircle, Circle, ExclamationCircle } from 'react-bootstrap-icons'
import { useListMyEventsQuery } from '@/api/community/events'
import { UnreadSteps } from '@/components/account/UnreadSteps'
import { useNextSteps } from '@/components/account/useNextSteps'
import { EventWhen } from '@/components/events/EventWhen'
import { Link } from '@/components/links/Link'
import { useServerNow } from '@/components/useServerNow'
import { nextGoing } from '@/domain/events/rsvp'
import { paths } from '@/domain/navigation/paths'
import { isFirstRead } from '@/lib/calls/firstRead'
import { countOf } from '@/lib/money/counts'
import { selectCartCount } from '@/store/cart/cartState'
import { useAppSelector } from '@/store/hooks'
import { Skeleton } from '@/ui/feedback/Skeleton'
import './nextForYou.scss'

/** How many onboarding steps are named; the account lists all. */
const most = 2

/** What a member may do next: pay for the cart, go to an event, finish setting up. */
export function NextForYou() {
  const count = useAppSelector(selectCartCount)
  const events = useListMyEventsQuery()
  const { me, queries, isKnown, unread, stepsOf } = useNextSteps()
  const event = nextGoing(events.data ?? [], useServerNow())
  const open = me.data ? stepsOf(me.data).filter(({ done }) => !done) : []
  const urgent = open.filter((step) => step.urgent)
  const loading = [...queries, events].some(isFirstRead)
  const nothing = count === 0 && event === undefined && open.length === 0
  return (
    <section className="hero-next card card-body" aria-labelledby="next-for-you">
      <h2 id="next-for-you">Next for you</h2>
      {loading ? (
        <Skeleton rows={6} label="Loading what’s next" />
      ) : (
        <ul className="plain">
          {urgent.map(({ id, title, text, to }) => (
            <Row key={id} Icon={ExclamationCircle} to={to} label={title}>
              {text}
            </Row>
          ))}
          {count > 0 && (
            <Row Icon={Cart} to={paths.cart} label={`${countOf(count, 'item')} in your cart`}>
              Review it and check out when you’re ready.
            </Row>
          )}
          {event && (
            <Row Icon={CalendarEvent} to={paths.event(event.eventId)} label={event.title}>
              <EventWhen event={event} brief />
            </Row>
          )}
          {open
            .filter((step) => !step.urgent)
            .slice(0, most)
            .map(({ id, title, text, to }) => (
              <Row key={id} Icon={Circle} to={to} label={title}>
                {text}
              </Row>
            ))}
          {nothing && isKnown && (
            <Row Icon={CheckCircle} to={paths.events} label="You’re all set">
              Your account is complete. How about an event?
            </Row>
          )}
          {nothing && !isKnown && (
            <Row Icon={Circle} to={paths.account.overview} label="Go to your account">
              Your membership, orders and next steps.
            </Row>
          )}
        </ul>
      )}
      <UnreadSteps unread={unread} />
    </section>
  )
}

type RowProps = { Icon: typeof Cart; to: string; label: string; children: ReactNode }

function Row({ Icon, to, label, children }: RowProps) {
  return (
    <li className="next-row">
      <span className="home-tile-icon">
        <Icon aria-hidden />
      </span>
      <span>
        <Link to={to} className="stretched-link">
          {label}
        </Link>
        <span className="d-block fs-6 text-muted">{children}</span>
      </span>
    </li>
  )
}
