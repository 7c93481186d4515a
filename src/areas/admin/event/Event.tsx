import { useEffect, useState } from 'react'
import { useGetEventForAdminQuery } from '@/api/admin/events'
import { eventState, eventStates } from '@/components/admin/events/eventStates'
import { useServerNow } from '@/components/useServerNow'
import type { Shape, CommunityEvent } from '@/contract/types'
import { eventLike, eventValues, newEvent } from '@/domain/events/eventForm'
import { eventTimes } from '@/domain/events/eventTimes'
import { paths } from '@/domain/navigation/paths'
import { focusPageTitle } from '@/lib/text/pageTitle'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { useParam } from '@/ui/hooks/useParam'
import { Page } from '@/ui/layout/Page'
import { Tabs } from '@/ui/layout/Tabs'
import { lazyPart } from '@/ui/lazyPart'
import { DeleteEvent } from '@/components/admin/events/DeleteEvent'
import { Menu } from '@/ui/overlay/Menu'
import { useOnward } from '@/components/links/useOnward'
import './event.scss'

const loading = <Skeleton shape="form" rows={8} label="Loading the event" />
const EventForm = lazyPart(() => import('./EventForm'), 'EventForm', loading)
const Attendees = lazyPart(() => import('./Attendees'), 'Attendees', loading)

const breadcrumb = [{ label: 'Events', to: paths.admin.page('events') }]

/** An event: its editor and its attendees; without an id, a new one (R-EVT-01). */
export default function EventPage() {
  const [id] = useParam('id')
  const [like] = useParam('like')
  const shown = id ?? like ?? ''
  const found = useGetEventForAdminQuery({ id: shown }, { skip: shown === '' })
  if (shown === '') return <NewEvent />
  return (
    <QueryBoundary
      query={found}
      heading="Event"
      discardStale
      errorTitle="We couldn’t load this event"
      skeleton={loading}
    >
      {(data) => (id ? <ExistingEvent key={id} data={data} /> : <NewEvent from={data.event} />)}
    </QueryBoundary>
  )
}

function NewEvent({ from }: { from?: Shape<'Event'> }) {
  const now = useServerNow()
  const onward = useOnward()
  return (
    <Page
      title="New event"
      breadcrumb={breadcrumb}
      lead={from && `Copied from “${from.title}” and moved to the next free week. Check the dates.`}
    >
      <EventForm
        initial={from ? eventLike(from, now) : newEvent}
        draftKey={from ? `event-like-${from.eventId}` : 'event-new'}
        onSaved={(made) =>
          void onward(made ? paths.admin.event(made.eventId) : paths.admin.page('events'), { replace: true })
        }
      />
    </Page>
  )
}

function ExistingEvent({ data }: { data: Shape<'EventAdmin'> }) {
  const { event, rsvps } = data
  const [tab = 'details', show] = useParam('show')
  // The form starts over after each save in it, but not when another administrator saves while it is open.
  const [form, setForm] = useState({ event, version: 0 })
  const state = eventState(event, useServerNow())
  // Preloads both tabs, so that they can still be opened if the connection breaks at the door.
  useEffect(() => {
    Promise.all([EventForm.load(), Attendees.load()]).catch(() => undefined)
  }, [])
  return (
    <Page
      title={event.title}
      breadcrumb={breadcrumb}
      lead={
        <>
          <StateBadge state={state} states={eventStates} /> {eventTimes(event, '')?.event.text}
        </>
      }
      actions={<EventActions event={event} />}
    >
      <Tabs
        label="Event"
        tabs={[
          { key: 'details', label: 'Details' },
          { key: 'attendees', label: 'Attendees', count: rsvps.length },
        ]}
        value={tab}
        onChange={(key) => show(key === 'details' ? undefined : key)}
      >
        {tab === 'attendees' ? (
          <Attendees data={data} />
        ) : (
          <EventForm
            key={form.version}
            event={form.event}
            initial={eventValues(form.event)}
            draftKey={`event-${event.eventId}`}
            onSaved={(saved) => {
              setForm({ event: saved ?? form.event, version: form.version + 1 })
              focusPageTitle()
            }}
          />
        )}
      </Tabs>
    </Page>
  )
}

/** What can be done with an event besides changing it. */
function EventActions({ event }: { event: CommunityEvent }) {
  const [deleting, setDeleting] = useState(false)
  const onward = useOnward()
  const { eventId, title, status } = event
  return (
    <>
      <Menu
        of={title}
        label="Actions"
        variant="outline-secondary"
        size="md"
        items={[
          { label: 'Duplicate', to: paths.admin.eventLike(eventId) },
          ...(status === 'DRAFT' ? [] : [{ label: 'Open the public page', to: paths.event(eventId) }]),
          { label: 'Delete', danger: true, onSelect: () => setDeleting(true) },
        ]}
      />
      {deleting && (
        <DeleteEvent
          event={event}
          onClose={() => setDeleting(false)}
          onDone={() => void onward(paths.admin.page('events'), { replace: true })}
        />
      )}
    </>
  )
}
