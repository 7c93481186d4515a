import { emailLink } from '@/components/contact/emailLink'
import { useState } from 'react'
import { adminFeaturedDoersApi, useDeleteFeaturedDoerMutation } from '@/api/admin/featuredDoers'
import { DateTime } from '@/components/DateTime'
import { DoerCard } from '@/components/doers/DoerCard'
import { DoerStory } from '@/components/doers/DoerStory'
import { Link } from '@/components/links/Link'
import { paths } from '@/domain/navigation/paths'
import { countOf } from '@/lib/money/counts'
import { yesOrNo } from '@/lib/text/wording'
import { useIsGone, useFreshRead } from '@/store/useFreshRead'
import { ImpactDialog } from '@/ui/ImpactDialog'
import { StateBadge } from '@/ui/feedback/StateBadge'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Dialog } from '@/ui/overlay/Dialog'
import { useUpdateFeaturedDoerMutation } from '@/api/community/featuredDoers'
import { StoryFields } from '@/components/doers/StoryFields'
import { doerChanges, storySchema, storyValues } from '@/components/doers/storySchema'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { useFreshness } from '@/ui/form/useFreshness'
import { doerState, doerStates, nameOf, type Doer } from './doerColumns'
import { ReviewActions, type ReviewStep } from './ReviewActions'
import { SpotlightDialog } from './SpotlightDialog'
import './reviewDialog.scss'

type Props = { doer: Doer; others: readonly Doer[]; onClose: () => void }

/** A story beside its public card, with everything an administrator decides about it. */
export function ReviewDialog({ doer, others, onClose }: Props) {
  const [step, go] = useState<ReviewStep>('review')
  const back = () => go('review')
  if (step === 'edit') return <EditDoer doer={doer} onClose={back} />
  if (step === 'spotlight') return <SpotlightDialog doer={doer} onClose={back} />
  if (step === 'delete') return <DeleteDoer doer={doer} onClose={back} onDone={onClose} />
  const state = doerState(doer)
  return (
    <Dialog
      title={nameOf(doer)}
      size="xl"
      onClose={onClose}
      actions={<ReviewActions doer={doer} others={others} go={go} />}
    >
      <div className="review-dialog">
        <section aria-labelledby="review-card">
          <h3 id="review-card">Public card</h3>
          <DoerCard doer={doer}>
            {doer.votes !== undefined && <span className="num text-muted">{countOf(doer.votes, 'vote')}</span>}
          </DoerCard>
          <DescriptionList
            items={[
              { term: 'Status', value: state && <StateBadge state={state} states={doerStates} /> },
              { term: 'Email', value: emailLink(doer.email) },
              { term: 'Account', value: yesOrNo(doer.newUser, 'Created with this story', 'Existing member') },
              { term: 'Submitted', value: <DateTime at={doer.createdAt} /> },
              {
                term: 'Blog post',
                value: doer.blogPostUid && <Link to={paths.blogPost(doer.blogPostUid)}>{doer.blogPostUid}</Link>,
              },
            ]}
          />
        </section>
        <section aria-labelledby="review-story">
          <h3 id="review-story">The story</h3>
          <DoerStory doer={doer} />
        </section>
      </div>
    </Dialog>
  )
}

type DeleteDoerProps = { doer: Doer; onClose: () => void; onDone: () => void }

/** Deletes a story with its votes; the account stays. */
function DeleteDoer({ doer, onClose, onDone }: DeleteDoerProps) {
  const { featuredDoerId: id, votes, superFeatured } = doer
  const isGone = useIsGone(adminFeaturedDoersApi.endpoints.listAllFeaturedDoers)
  const [remove] = useDeleteFeaturedDoerMutation()
  const impact = [
    { label: 'Votes', ...(votes !== undefined && { count: votes }), note: 'They’re lost.' },
    ...(superFeatured ? [{ label: 'The spotlight', note: 'It’s empty, or shows the previous doer.' }] : []),
    { label: 'The account', note: 'It’s kept. The person can submit a story again.' },
  ]
  return (
    <ImpactDialog
      open
      name={`delete-doer:${id}`}
      verb="Delete"
      object={`${nameOf(doer)}’s story`}
      short="Delete story"
      typed={nameOf(doer)}
      impact={{ data: impact }}
      onConfirm={() => remove({ id })}
      readBack={() => isGone(({ featuredDoerId }) => featuredDoerId === id)}
      onClose={onClose}
      onDone={onDone}
    />
  )
}

const fields = {
  firstName: 'First name',
  lastName: 'Last name',
  businessName: 'Business',
  headline: 'Tagline',
  story: 'Story',
  industry: 'Industry',
  links: 'Links',
}

const toValues = (doer: Doer) => storyValues(doer, undefined)

type EditDoerProps = { doer: Doer; onClose: () => void }

/** Changes a person's story; asks if the person has changed it in the meantime. */
function EditDoer({ doer, onClose }: EditDoerProps) {
  const readAll = useFreshRead(adminFeaturedDoersApi.endpoints.listAllFeaturedDoers)
  const [save] = useUpdateFeaturedDoerMutation()
  const { featuredDoerId: id } = doer
  const read = async () => (await readAll()).find(({ featuredDoerId }) => featuredDoerId === id) ?? doer
  const { initial, guard, dialog } = useFreshness({ record: doer, read, toValues, fields })
  return (
    <>
      <FormDialog
        title={`Edit ${nameOf(doer)}’s story`}
        submit="Save story"
        size="l"
        initial={initial}
        schema={storySchema}
        draftKey={`admin-story-${id}`}
        onSubmit={(values) =>
          guard({ ...initial, ...values }, (merged, latest) => save({ id, body: doerChanges(merged, latest) }))
        }
        onClose={onClose}
      >
        <StoryFields />
      </FormDialog>
      {dialog}
    </>
  )
}
