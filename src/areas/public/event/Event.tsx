import { useParams } from 'react-router-dom'
import { CalendarPlus } from 'react-bootstrap-icons'
import { useGetEventQuery } from '@/api/community/events'
import { isNotFound } from '@/api/client/errors'
import { NotFoundPage } from '@/components/NotFoundPage'
import { SafeHtml } from '@/components/SafeHtml'
import { EventState } from '@/components/events/EventState'
import { useServerNow } from '@/components/useServerNow'
import { categoryLabel } from '@/domain/events/eventList'
import { eventPhase } from '@/domain/events/eventTimes'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { saveCalendar } from '@/components/events/calendar'
import type { CommunityEvent, Shape } from '@/contract/types'
import { Button } from '@/ui/Button'
import { EventFacts } from './EventFacts'
import { RsvpBox } from './RsvpBox'
import { useMyRsvp } from './useMyRsvp'
import './event.scss'

/** An event: description, date with time zones, price, and the user's RSVP. */
export default function EventPage() {
  const { eventId = '' } = useParams()
  const found = useGetEventQuery({ eventId })
  const mine = useMyRsvp(eventId)
  const now = useServerNow()
  // An event that is shown already stays, with the error above it: a payment on the page may have an unknown outcome.
  if (isNotFound(found.error) && !found.isFetching && !found.currentData) return <Missing />
  return (
    <div className="container-xl py-4">
      <QueryBoundary
        query={found}
        heading="Event"
        discardStale
        skeleton={<Loading />}
        empty={<Missing />}
        what="this event"
      >
        {(event) => {
          const isOver = eventPhase(event, now) === 'over'
          return (
            <Page
              title={event.title}
              {...(event.summary && { lead: event.summary })}
              share={{ type: 'article', ...(event.image && { image: event.image }) }}
              breadcrumb={[{ label: 'Events', to: paths.events }]}
            >
              <div className="event">
                <div className="event-head">
                  <p className="event-tags">
                    <span className="eyebrow">{categoryLabel(event.category)}</span>
                    <EventState event={event} rsvp={isOver ? mine.rsvp : undefined} now={now} />
                  </p>
                  {event.image && <img className="event-picture" src={event.image} alt="" width={960} height={420} />}
                  <EventFacts event={event} isOver={isOver} />
                  {!isOver && <AddToCalendar event={event} rsvp={mine.rsvp} />}
                </div>
                <div className="event-side">
                  <RsvpBox event={event} mine={mine} now={now} />
                </div>
                {event.description && (
                  <div className="event-story">
                    <SafeHtml html={event.description} />
                  </div>
                )}
              </div>
            </Page>
          )
        }}
      </QueryBoundary>
    </div>
  )
}

function Loading() {
  return (
    <>
      <Skeleton rows={2} label="Loading the event" />
      <div className="event mt-4">
        <div className="event-head">
          <span className="skeleton-line event-picture" aria-hidden="true" />
          <Skeleton rows={6} label="Loading the description" />
        </div>
        <div className="event-side">
          <Skeleton shape="card" rows={4} label="Loading the price" />
        </div>
      </div>
    </>
  )
}

function Missing() {
  return (
    <NotFoundPage thing="event" drawing="calendar" to={paths.events} action="See all events">
      It may have been cancelled, or the link is out of date.
    </NotFoundPage>
  )
}

/** Calendar file download; downloading again after a change updates the same calendar entry. */
function AddToCalendar({ event, rsvp }: { event: CommunityEvent; rsvp: Shape<'Rsvp'> | undefined }) {
  return (
    <p className="event-calendar">
      <Button
        variant="outline-secondary"
        size="sm"
        data-track="add-to-calendar"
        icon={<CalendarPlus aria-hidden />}
        onClick={() => saveCalendar([{ event, rsvp }])}
      >
        Add to calendar
      </Button>
      <span className="text-muted fs-6">
        Downloads a calendar file. If the event changes, download it again to update the entry.
      </span>
    </p>
  )
}
