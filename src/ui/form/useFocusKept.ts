import { useEffect, type FocusEvent, type RefObject } from 'react'
import { focusKept, forgetFocus } from '@/lib/storage/drafts'
import { pageTitleId } from '@/lib/text/pageTitle'
import { patience } from '@/lib/patience'

type Kept = {
  id: string
  draftKey: string | undefined
  restored: boolean
  labels: Readonly<Record<string, string>>
  focused: RefObject<string | undefined>
}

const latest = 2000

/**
 * Restores the focus to the field that had it before a sign-in in the middle of the form. Called where the
 * fields render: a dialog renders them after its form state is created.
 */
export function useFocusReturn({ id, draftKey, restored }: Pick<Kept, 'id' | 'draftKey' | 'restored'>) {
  useEffect(() => {
    if (!restored || draftKey === undefined) return
    let key: string | undefined
    const bring = () => {
      key ??= focusKept(draftKey)
      if (key !== undefined) document.getElementById(`${id}-${key}`)?.focus()
    }
    const onFocus = ({ target }: Event) => {
      if (key !== undefined && target instanceof HTMLElement && target.id === pageTitleId) bring()
    }
    const stop = () => {
      clearTimeout(begin)
      clearTimeout(end)
      removeEventListener('focusin', onFocus)
    }
    const begin = setTimeout(bring, patience.focusKept)
    const end = setTimeout(() => {
      stop()
      // Not earlier: a page that is still loading may remount the form.
      if (key !== undefined) forgetFocus()
    }, latest)
    addEventListener('focusin', onFocus)
    return stop
  }, [id, draftKey, restored])
}

/** Remembers which field has the focus. */
export function useFocusKept({ id, labels, focused }: Pick<Kept, 'id' | 'labels' | 'focused'>) {
  return {
    onFocus: ({ target }: FocusEvent) => {
      const key = Object.keys(labels).find((name) => `${target.id}-`.startsWith(`${id}-${name}-`))
      if (key !== undefined) focused.current = key
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // The focus moved to another form; a click outside all fields changes nothing.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) focused.current = undefined
    },
  }
}
