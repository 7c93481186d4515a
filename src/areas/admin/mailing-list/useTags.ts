import { emailApi, useAddEmailTagsMutation, useUpdateEmailTagsMutation } from '@/api/community/email'
import { keptResults } from '@/components/bulk/keptResults'
import { useBulk } from '@/components/bulk/useBulk'
import { countOf } from '@/lib/money/counts'
import { toast } from '@/lib/calls/toast'

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
    toast.success(`Tags for ${email} saved`)
  }
}

const kept = keptResults<TagChange>()

/** Changes the tags of several addresses, with a result per address. */
export function useBulkTags() {
  return useBulk<TagChange, ReturnType<typeof both>>({
    name: 'email-tags',
    label: 'Saving tags',
    rowKey: ({ email }) => email,
    rowLabel: ({ email }) => email,
    call: emailApi.endpoints.updateEmailTags,
    args: both,
    done: (count) => `Tags for ${countOf(count, 'address', 'addresses')} saved`,
    kept,
  })
}
