import { useEffect, useEffectEvent } from 'react'
import { quickActions, type QuickAction } from '@/lib/browser/quickActions'

/**
 * Offers actions of the page in the command palette while the page is shown: `useQuickActions([{ label, onSelect }])`.
 */
export function useQuickActions(actions: readonly QuickAction[]): void {
  const run = useEffectEvent((label: string) => actions.find((action) => action.label === label)?.onSelect())
  // Pages create their actions with every render, so that only different labels count as a change.
  const labels = actions.map(({ label }) => label).join('\n')
  useEffect(() => {
    const source = {}
    const named = labels.split('\n').filter(Boolean)
    quickActions.set(
      source,
      named.map((label) => ({ label, onSelect: () => run(label) })),
    )
    return () => quickActions.remove(source)
  }, [labels])
}
