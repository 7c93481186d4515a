import { useListMyEventsQuery } from '@/api/community/events'
import { saveCalendar } from '@/components/events/calendar'
import { paths } from '@/domain/navigation/paths'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { Page } from '@/ui/layout/Page'
import { EventTabs } from './EventTabs'
import { NoEvents } from './NoEvents'
import './events.scss'

/** The member's RSVPs (upcoming, past, cancelled): cancel, undo, and calendar files. */
export default function Events() {
  const mine = useListMyEventsQuery()
  const any = (mine.data?.length ?? 0) > 0
  return (
    <Page
      title="My events"
      lead="Events you’re going to."
      actions={
        <>
          {any && (
            <Button variant="outline-secondary" onClick={() => saveCalendar(mine.data ?? [])}>
              Add all to calendar
            </Button>
          )}
          {mine.data?.length !== 0 && (
            <Button variant="outline-secondary" to={paths.events}>
              Find events
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary query={mine} what="your events" skeleton={{ shape: 'tiles', rows: 3 }} empty={<NoEvents />}>
        {(rows) => <EventTabs rows={rows} />}
      </QueryBoundary>
      {any && (
        <p className="text-muted fs-6 mt-4">
          Calendar files don’t update themselves. If an event changes, download a new one.
        </p>
      )}
    </Page>
  )
}
