import { useEffect, useRef } from 'react'
import { useMarkRemovalSeenMutation } from '@/api/connections'
import { useMarkDoSubscriptionStatusSeenMutation } from '@/api/solutions'
import { When } from '@/components/When'
import { Alert } from '@/ui/Alert'
import { useInSight } from '@/ui/useInSight'
import { useNotices, type Notice } from './useNotices'

/** What was taken from the member, in the page; each is marked seen once, when it has truly been in sight (T12.2). */
export function NoticeList() {
  const notices = useNotices()
  if (notices.length === 0) return null
  return (
    <ul className="plain mb-3" aria-label="Notices">
      {notices.map((notice) => (
        <NoticeRow key={notice.key} notice={notice} />
      ))}
    </ul>
  )
}

function NoticeRow({ notice }: { notice: Notice }) {
  const row = useRef<HTMLLIElement>(null)
  const seen = useInSight(row)
  const sent = useRef(false)
  const [markRemoval] = useMarkRemovalSeenMutation()
  const [markSolution] = useMarkDoSubscriptionStatusSeenMutation()
  const { kind, id, at } = notice
  useEffect(() => {
    if (!seen || sent.current) return
    sent.current = true
    void (kind === 'removal' ? markRemoval({ id }) : markSolution({ id }))
  }, [seen, kind, id, markRemoval, markSolution])
  const { title, text } = wordsOf(notice)
  return (
    <li ref={row}>
      <Alert kind="warning" title={title}>
        <p className="text-break">
          {text}{' '}
          {at && (
            <span className="text-muted">
              <When at={at} time />
            </span>
          )}
        </p>
      </Alert>
    </li>
  )
}

/** What a notice says. */
function wordsOf(notice: Notice): { title: string; text: string } {
  if (notice.kind === 'solution') {
    const { title, removalReason } = notice.solution
    return {
      title: `${title} was taken back`,
      text: removalReason ?? 'Your team has given this solution to somebody else.',
    }
  }
  const { companyName, lostSolutions = [] } = notice.removal
  return {
    title: `You are no longer in ${companyName}`,
    text:
      lostSolutions.length > 0
        ? `With the team you have lost the use of: ${lostSolutions.join(', ')}.`
        : 'Your Personal account and everything in it stays as it was.',
  }
}
