import { isNotFound } from '@/api/content'
import { useGetFeaturedDoerQuery } from '@/api/featuredDoers'
import { SafeHtml } from '@/components/SafeHtml'
import { countryOf } from '@/domain/account/countries'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Avatar } from '@/ui/Avatar'
import { Dialog } from '@/ui/overlay/Dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { useParam } from '@/ui/hooks/useParam'
import type { Voting } from './useVote'
import { VoteButton } from './VoteButton'

/** A doer's story in a dialog with its own URL. */
export function DoerDialog({ voting }: { voting: Voting }) {
  const [id = '', open] = useParam('doer')
  const doer = useGetFeaturedDoerQuery({ id }, { skip: id === '' })
  if (id === '') return null
  const found = doer.currentData
  const missing = (
    <EmptyState title="There is no such featured doer" drawing="people">
      The story may be under review, or the link is old.
    </EmptyState>
  )
  return (
    <Dialog
      title={found ? `${found.firstName} ${found.lastName}` : 'Featured doer'}
      size="l"
      onClose={() => open()}
      {...(found?.approved !== false && found && { actions: <VoteButton doer={found} voting={voting} size="md" /> })}
    >
      {isNotFound(doer.error) && !doer.isFetching ? (
        missing
      ) : (
        <QueryBoundary
          query={doer}
          discardStale
          skeleton={<Skeleton rows={6} label="Loading the story" />}
          empty={missing}
          errorTitle="The story could not be loaded"
        >
          {({ firstName, lastName, businessName, industry, country, headline, story, image, links = [] }) => (
            <>
              <div className="doer-head mb-3">
                <Avatar name={`${firstName} ${lastName}`} src={image} size={80} />
                <div>
                  <p className="fw-semibold mb-0">{headline}</p>
                  <p className="text-muted mb-0 text-break">
                    {[businessName, industry, countryOf(country)?.name].filter(Boolean).join(' · ')}
                  </p>
                </div>
              </div>
              {story && <SafeHtml html={story} />}
              <Links links={links} />
            </>
          )}
        </QueryBoundary>
      )}
    </Dialog>
  )
}

function Links({ links }: { links: readonly string[] }) {
  const good = links.filter((link) => /^https?:\/\//i.test(link))
  if (good.length === 0) return null
  return (
    <ul className="plain doer-links">
      {good.map((link) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noopener noreferrer nofollow" className="text-break">
            {link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
          </a>
        </li>
      ))}
    </ul>
  )
}
