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
    // The dialog calls `onClose` before `onDone`: without the delay, a success would dismiss the question unanswered.
    const onClose = () => queueMicrotask(dismiss)
    return {
      onClose,
      onDone: answer,
      onConfirm: async () => {
        if (((await latest())?.legalTextId ?? '') !== basedOn) {
          // The dialog only closes. The form tells of the newer version, since it shows the same list of versions.
          onClose()
          throw overtaken
        }
        return publish({ body: { content, versionNotes } }).unwrap()
      },
      readBack: async () => {
        // This text may be published without being the latest: someone else may have published after it.
        const versions = newestFirst(await reread())
        const base = versions.findIndex(({ legalTextId }) => legalTextId === basedOn)
        // Only a version that came after the base can be this text. If the base isn’t listed, that is certain of the
        // latest alone.
        const isLost = base < 0 && basedOn !== ''
        const since = isLost ? versions.slice(0, 1) : base < 0 ? versions : versions.slice(0, base)
        const isOwn = since.map((one) => isNow(one.versionNotes?.trim(), versionNotes.trim()))
        return isOwn.includes(true) || (isLost || isOwn.includes(undefined) ? undefined : false)
      },
    }
  }
  return { submit: ask, confirmation: open && dialogOf(open) }
}
