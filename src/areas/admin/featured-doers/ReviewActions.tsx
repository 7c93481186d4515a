import {
  adminFeaturedDoersApi,
  useApproveFeaturedDoerMutation,
  useUnapproveFeaturedDoerMutation,
  useUnSuperFeatureDoerMutation,
} from '@/api/admin/featuredDoers'
import { isNow } from '@/lib/calls/unansweredWrites'
import { useFreshRead } from '@/store/useFreshRead'
import { Button } from '@/ui/Button'
import { ConfirmButton } from '@/ui/overlay/ConfirmButton'
import { useWrite } from '@/ui/useWrite'
import { nameOf, type Doer } from './doerColumns'

export type ReviewStep = 'review' | 'edit' | 'spotlight' | 'delete'

type Props = { doer: Doer; others: readonly Doer[]; go: (step: ReviewStep) => void }

/** Approval and spotlight of one doer (R-VOTE-03). */
export function ReviewActions({ doer, others, go }: Props) {
  const { featuredDoerId: id, approved, superFeatured } = doer
  const [approve] = useApproveFeaturedDoerMutation()
  const [unapprove] = useUnapproveFeaturedDoerMutation()
  const [leave] = useUnSuperFeatureDoerMutation()
  const { busy, run } = useWrite({ once: `approve-doer:${id}` })
  const name = nameOf(doer)
  const readAll = useFreshRead(adminFeaturedDoersApi.endpoints.listAllFeaturedDoers)
  const isOff = async (flag: 'approved' | 'superFeatured') => {
    const now = (await readAll()).find(({ featuredDoerId }) => featuredDoerId === id)
    return now && isNow(now[flag], false)
  }
  return (
    <>
      <div className="actions me-auto">
        <Button variant="outline-danger" onClick={() => go('delete')}>
          Delete
        </Button>
        <Button variant="outline-secondary" onClick={() => go('edit')}>
          Edit
        </Button>
      </div>
      {/* Both buttons, if the server doesn't say whether the story is approved. */}
      {approved !== false && (
        <ConfirmButton
          name={`unapprove-doer:${id}`}
          verb="Withdraw the approval of"
          object={name}
          short="Withdraw approval"
          body={
            <p>
              The story disappears from the public list{superFeatured && ' and from the spotlight'}. Votes are kept.
            </p>
          }
          onConfirm={() => unapprove({ id })}
          readBack={() => isOff('approved')}
        >
          Withdraw approval
        </ConfirmButton>
      )}
      {superFeatured !== false && (
        <ConfirmButton
          name={`leave-spotlight:${id}`}
          verb="Remove"
          object={`${name} from the spotlight`}
          short="Remove from the spotlight"
          variant="outline-secondary"
          act="primary"
          body={<p>{nextInSpotlight(others)} The story stays in the list.</p>}
          onConfirm={() => leave({ id })}
          readBack={() => isOff('superFeatured')}
        >
          Remove from the spotlight
        </ConfirmButton>
      )}
      {superFeatured !== true && (
        <Button variant={approved ? 'primary' : 'outline-secondary'} onClick={() => go('spotlight')}>
          Put in the spotlight
        </Button>
      )}
      {approved !== true && (
        <Button busy={busy} onClick={() => void run(() => approve({ id }))}>
          Approve
        </Button>
      )}
    </>
  )
}

/** Says who is in the spotlight next: the doer who was there before. With several, the list doesn't say which one. */
function nextInSpotlight(others: readonly Doer[]): string {
  const [next, ...more] = others.filter((one) => one.approved && one.superFeatured)
  if (!next) return 'The spotlight will be empty.'
  return more.length > 0 ? 'The previous doer is shown again.' : `${nameOf(next)} is shown again.`
}
