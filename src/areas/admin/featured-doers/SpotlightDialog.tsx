import { useSuperFeatureDoerMutation } from '@/api/admin/featuredDoers'
import { useContent } from '@/store/content/useContent'
import { useGetSpotlightedFeaturedDoerQuery } from '@/api/community/featuredDoers'
import { Alert } from '@/ui/feedback/Alert'
import { ComboboxField } from '@/ui/form/combobox/ComboboxField'
import { Skeleton } from '@/ui/feedback/Skeleton'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, oneOf, required } from '@/ui/form/rules'
import { TextField } from '@/ui/form/fields/TextField'
import { nameOf, type Doer } from './doerColumns'

type Props = { doer: Doer; onClose: () => void }

/** Puts a doer into the spotlight with a blog post, and says who leaves it (R-VOTE-04). */
export function SpotlightDialog({ doer, onClose }: Props) {
  const { featuredDoerId: id, blogPostUid } = doer
  const posts = useContent('blog.json')
  const [feature] = useSuperFeatureDoerMutation()
  const name = nameOf(doer)
  const all = posts.data ?? []
  const isUnread = posts.data === undefined && posts.isFetching
  const uids = [...all.map(({ uid }) => uid), ...(blogPostUid ? [blogPostUid] : [])]
  const schema = object({
    blogPostUid:
      all.length > 0 ? oneOf(uids, { message: 'Please choose a post from the list' }) : required({ max: 200 }),
  })
  return (
    <FormDialog
      title={`Put ${name} into the spotlight`}
      submit="Put in the spotlight"
      why={isUnread ? 'Loading the posts…' : undefined}
      initial={{ blogPostUid: blogPostUid ?? '' }}
      schema={schema}
      draftKey={`spotlight-${id}`}
      onSubmit={(body) => feature({ id, body })}
      onClose={onClose}
    >
      <WhoLeaves name={name} />
      {isUnread ? (
        <Skeleton shape="form" rows={1} label="Loading the posts" />
      ) : all.length > 0 ? (
        <ComboboxField
          name="blogPostUid"
          label="Blog post about them"
          hint="The spotlight links to it. It has to be published first."
          options={all.map(({ uid, title }) => ({ value: uid, label: title }))}
        />
      ) : (
        <TextField
          name="blogPostUid"
          label="Blog post about them"
          hint="The list of posts isn’t available, so enter the last part of the post’s web address."
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}

function WhoLeaves({ name }: { name: string }) {
  const { data, isError, isFetching } = useGetSpotlightedFeaturedDoerQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (isFetching) return <p className="text-muted">Checking who’s in the spotlight…</p>
  if (isError || !data)
    return <Alert kind="warning">We couldn’t check who’s in the spotlight. {name} will take their place.</Alert>
  const now = data.superFeaturedDoer
  if (!now) return <p>The spotlight is empty.</p>
  return (
    <Alert kind="warning" title={`${nameOf(now)} leaves the spotlight`}>
      Only one story is shown there. {name} takes the place of {nameOf(now)}.
    </Alert>
  )
}
