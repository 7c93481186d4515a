import { waiting } from '@/domain/events/attendance'
import { countOf } from '@/lib/money/counts'
import { Alert } from '@/ui/feedback/Alert'
import { Button } from '@/ui/Button'
import type { useDoor } from './useDoor'

const changes = (count: number) => countOf(count, 'change')

/** What waits to be sent, and why. */
export function DoorNotice({ door }: { door: ReturnType<typeof useDoor> }) {
  const { queue, stopped, sending } = door
  const open = waiting(queue).length
  const failed = queue.length - open
  return (
    <>
      <p className="visually-hidden" role="status">
        {open > 0 ? `${changes(open)} not saved yet` : failed > 0 ? `We couldn’t save ${changes(failed)}` : ''}
      </p>
      {stopped && open > 0 && (
        <Alert
          kind="warning"
          live
          title={stopped.by === 'no-line' ? 'No connection to the server' : 'The server stopped accepting changes'}
          actions={
            <Button size="sm" variant="outline-secondary" busy={sending} onClick={() => void door.flush()}>
              Send now
            </Button>
          }
        >
          {stopped.message} {changes(open)} {open === 1 ? 'is' : 'are'} saved on this device, even if you close the
          page.{' '}
          {stopped.by === 'no-line' &&
            `${open === 1 ? 'It’ll' : 'They’ll'} be sent once you’re back online with the back office open.`}
        </Alert>
      )}
      {failed > 0 && (
        <Alert kind="danger" live>
          We couldn’t save {changes(failed)}. The rows say why.
        </Alert>
      )}
    </>
  )
}
