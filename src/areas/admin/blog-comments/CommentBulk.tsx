import { BulkAction } from '@/components/admin/BulkAction'
import { BulkResults } from '@/ui/BulkResults'
import type { Selected } from '@/ui/table/rows/useSelection'
import { useWrite } from '@/ui/useWrite'
import type { BlogComment } from './commentColumns'
import { useHideComments } from './useModeration'

export type CommentBulk = ReturnType<typeof useCommentBulk>

/** Hiding and showing several comments; each offers the other as Undo. */
export function useCommentBulk() {
  const { busy, run } = useWrite({ once: 'comments' })
  const showing = useHideComments(false)
  // If the read before it fails, that read shows its own toast.
  const show = (rows: readonly BlogComment[]) => void run(() => showing.start(rows).catch(() => undefined))
  const hiding = useHideComments(true, show)
  const hide = (rows: readonly BlogComment[]) => void run(() => hiding.start(rows).catch(() => undefined))
  return { show, hide, busy: busy || hiding.busy || showing.busy, hiding, showing }
}

type Props = { selected: Selected<BlogComment>; bulk: CommentBulk }

export function CommentBulkActions({ selected, bulk }: Props) {
  const all = (hidden: boolean) => selected.rows.every((row) => row.hidden === hidden)
  return (
    <>
      <BulkAction
        letter="h"
        busy={bulk.busy}
        why={all(true) ? 'All of them are hidden' : undefined}
        onAct={() => bulk.hide(selected.rows)}
      >
        Hide comments
      </BulkAction>
      <BulkAction
        letter="s"
        variant="outline-secondary"
        busy={bulk.busy}
        why={all(false) ? 'None of them is hidden' : undefined}
        onAct={() => bulk.show(selected.rows)}
      >
        Show comments
      </BulkAction>
    </>
  )
}

/** The results outlive the selection and the rows that the action removes from the tab. */
export function CommentBulkResults({ bulk: { hiding, showing } }: { bulk: CommentBulk }) {
  return (
    <>
      <BulkResults {...hiding.results} />
      <BulkResults {...showing.results} />
    </>
  )
}
