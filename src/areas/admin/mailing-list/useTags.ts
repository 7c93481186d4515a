import { emailApi, useAddEmailTagsMutation, useUpdateEmailTagsMutation } from '@/api/email'
import { useBulk } from '@/components/bulk/useBulk'
import { countOf } from '@/lib/counts'
import { toast } from '@/lib/toast'

/** The tags that an address gets and loses. */
export type TagChange = { email: string; newTags: readonly string[]; removeTags: readonly string[] }

const both = ({ email, newTags, removeTags }: TagChange) => ({
  body: { email, newTags: [...newTags], removeTags: [...removeTags] },
})

/** Changes the tags of one address; the calls show nothing themselves. */
export function useSendTags() {
  const [add] = useAddEmailTagsMutation()
  const [update] = useUpdateEmailTagsMutation()
  return async (change: TagChange) => {
    const { email, newTags, removeTags } = change
    if (removeTags.length > 0) await update(both(change)).unwrap()
    else await add({ body: { email, tags: [...newTags] } }).unwrap()
    toast.success(`Tags of ${email} saved`)
  }
}

/** Changes the tags of several addresses, with a result per address. */
export function useBulkTags() {
  return useBulk<TagChange, ReturnType<typeof both>>({
    name: 'email-tags',
    label: 'Saving tags',
    rowKey: ({ email }) => email,
    rowLabel: ({ email }) => email,
    call: emailApi.endpoints.updateEmailTags,
    args: both,
    done: (count) => `Tags of ${countOf(count, 'address', 'addresses')} saved`,
  })
}
