import { isNotFound } from '@/api/client/errors'
import { useGetFeaturedDoerQuery } from '@/api/community/featuredDoers'
import { DoerStory } from '@/components/doers/DoerStory'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Dialog } from '@/ui/overlay/Dialog'
import { useParam } from '@/ui/hooks/useParam'
import type { Voting } from './useVote'
import { VoteButton } from './VoteButton'

/** A doer's story in a dialog with its own URL. */
export function DoerDialog({ voting }: { voting: Voting }) {
  const [id = '', open] = useParam('doer')
  const doer = useGetFeaturedDoerQuery({ id }, { skip: id === '' })
  if (id === '') return null
  const found = doer.currentData
  return (
    <Dialog
      title={found ? `${found.firstName} ${found.lastName}` : 'Featured doer'}
      size="l"
      onClose={() => open()}
      {...(found?.approved !== false && found && { actions: <VoteButton doer={found} voting={voting} size="md" /> })}
    >
      <QueryBoundary
        query={doer}
        discardStale
        what="this story"
        skeleton={{ rows: 6 }}
        isMissing={isNotFound}
        empty={{
          title: 'We couldn’t find this featured doer',
          text: 'The story may be under review, or the link is out of date.',
          drawing: 'people',
          card: false,
        }}
      >
        {(shown) => <DoerStory doer={shown} />}
      </QueryBoundary>
    </Dialog>
  )
}
