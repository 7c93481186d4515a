import { newestFirst } from '@/domain/community/legalVersions'
import { isNow } from '@/lib/calls/unansweredWrites'
import { useQuestion } from '@/ui/hooks/useQuestion'
import type { LegalDraft, LegalEditing } from './legalEditing'

/** A plain error, not one of a call: nothing was sent, so there is nothing to read back. */
const overtaken = { message: 'Someone else has just published a version.' }

/**
 * Publishes a legal text after a confirmation. Right before, the versions are read again: a text that is based on an
 * older version than the latest is not sent. Someone may still publish between this read and the request: then the
 * server decides.
 * @returns `submit` for the form, which settles with the confirmation, and the confirmation's props while it is open
 */
export function usePublishing({ publish, reread }: Omit<LegalEditing, 'title'>) {
  const { ask, open } = useQuestion<LegalDraft>()
  const latest = async () => newestFirst(await reread())[0]

  const dialogOf = ({ question, answer, dismiss }: NonNullable<typeof open>) => {
    const { content, versionNotes, basedOn } = question
    // After success the dialog closes first and reports the success in the same task.
    const onClose = () => queueMicrotask(dismiss)
    return {
      onClose,
      onDone: answer,
      onConfirm: async () => {
        if (((await latest())?.legalTextId ?? '') !== basedOn) {
          // The form shows the conflict: the versions it compares with have changed too.
          onClose()
          throw overtaken
        }
        return publish({ body: { content, versionNotes } }).unwrap()
      },
      readBack: async () => {
        // Someone else may have published after this text.
        const versions = newestFirst(await reread())
        const base = versions.findIndex(({ legalTextId }) => legalTextId === basedOn)
        // If the base version isn’t listed, only the latest is certain to have come after it.
        const isLost = base < 0 && basedOn !== ''
        const since = isLost ? versions.slice(0, 1) : base < 0 ? versions : versions.slice(0, base)
        const isOwn = since.map((one) => isNow(one.versionNotes?.trim(), versionNotes.trim()))
        return isOwn.includes(true) || (isLost || isOwn.includes(undefined) ? undefined : false)
      },
    }
  }
  return { submit: ask, confirmation: open && dialogOf(open) }
}
