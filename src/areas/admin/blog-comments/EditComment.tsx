import { useUpdateBlogCommentMutation } from '@/api/community/blogComments'
import { knownOf } from '@/lib/objects'
import { useAppDispatch } from '@/store/hooks'
import { FormDialog } from '@/ui/form/dialog/FormDialog'
import { object, required } from '@/ui/form/rules'
import { TextAreaField } from '@/ui/form/fields/TextAreaField'
import { useFreshness } from '@/ui/form/useFreshness'
import { authorOf, type BlogComment } from './commentColumns'
import { readComments } from './useModeration'

/** The server's limit (openapi, updateBlogComment). */
const longest = 2000
const schema = object({ content: required({ max: longest }) })

type Props = { comment: BlogComment; onClose: () => void }

/** Changes a member's words, such as a phone number in them; asks if the author has changed them in the meantime. */
export function EditComment({ comment, onClose }: Props) {
  const { blogCommentId: id } = comment
  const dispatch = useAppDispatch()
  const [save] = useUpdateBlogCommentMutation()
  const { initial, guard, dialog } = useFreshness({
    record: comment,
    read: async () => (await readComments(dispatch)).find(({ blogCommentId }) => blogCommentId === id) ?? comment,
    toValues: ({ content }) => ({ content }),
    fields: { content: 'Comment' },
  })
  return (
    <>
      <FormDialog
        title={`Edit the comment by ${authorOf(comment)}`}
        submit="Save comment"
        initial={initial}
        schema={schema}
        draftKey={`admin-comment-${id}`}
        onSubmit={(values) =>
          guard(values, ({ content }, { hidden }) =>
            save({ id, body: { content: content.trim(), ...knownOf({ hidden }) } }),
          )
        }
        onClose={onClose}
      >
        <p>The author won’t be notified.</p>
        <TextAreaField name="content" label="Comment" rows={6} limit={longest} />
      </FormDialog>
      {dialog}
    </>
  )
}
