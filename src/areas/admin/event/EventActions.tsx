import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteEvent } from '@/components/admin/events/DeleteEvent'
import type { CommunityEvent } from '@/contract/types'
import { paths } from '@/domain/navigation/paths'
import { Menu } from '@/ui/overlay/Menu'

/** What can be done with an event besides changing it. */
export function EventActions({ event }: { event: CommunityEvent }) {
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const { eventId, title, status } = event
  return (
    <>
      <Menu
        name={`Actions for ${title}`}
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
          onDone={() => void navigate(paths.admin.page('events'), { replace: true })}
        />
      )}
    </>
  )
}
