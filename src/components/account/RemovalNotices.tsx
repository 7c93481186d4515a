import { useGetMyRemovalStatusQuery, useMarkRemovalSeenMutation } from '@/api/connections'
import { useListMyUnseenRemovedDoSubscriptionsQuery, useMarkDoSubscriptionStatusSeenMutation } from '@/api/solutions'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

/** Tells of a team that one was removed from, and of solutions that were taken back; each once (R-INV-07, R-INV-08). */
export function RemovalNotices() {
  const { data: removals = [] } = useGetMyRemovalStatusQuery()
  const { data: solutions = [] } = useListMyUnseenRemovedDoSubscriptionsQuery()
  const [markRemovalSeen] = useMarkRemovalSeenMutation()
  const [markSolutionSeen] = useMarkDoSubscriptionStatusSeenMutation()
  const [removal] = removals
  const [solution] = solutions
  if (removal)
    return (
      <Notice
        title={`You are no longer in ${removal.companyName}`}
        text={
          removal.lostSolutions?.length
            ? `With the team you have lost the use of: ${removal.lostSolutions.join(', ')}.`
            : 'Your Personal account and everything in it stays as it was.'
        }
        onClose={() => void markRemovalSeen({ id: removal.id })}
      />
    )
  if (solution)
    return (
      <Notice
        title={`${solution.title} was taken back`}
        text={solution.removalReason ?? 'Your team has given this solution to somebody else.'}
        onClose={() => void markSolutionSeen({ id: solution.id })}
      />
    )
  return null
}

function Notice({ title, text, onClose }: { title: string; text: string; onClose: () => void }) {
  return (
    <Dialog
      title={title}
      size="m"
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Understood
        </Button>
      }
    >
      <p className="mb-0">{text}</p>
    </Dialog>
  )
}
