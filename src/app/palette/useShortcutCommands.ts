import { useSyncExternalStore } from 'react'
import { singleKeys } from '@/lib/browser/singleKeys'
import { toast } from '@/lib/calls/toast'
import { selectUser } from '@/store/session/authSlice'
import { useAppSelector } from '@/store/hooks'
import type { Command } from '@/ui/overlay/paletteCommands'

/** Turns single-key shortcuts off and on (WCAG 2.1.4), for administrators: only the back office has any. */
export function useShortcutCommands(): Command[] {
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn)
  const isAdmin = useAppSelector(selectUser)?.isAdmin
  if (!isAdmin) return []
  const onSelect = () => {
    singleKeys.turn(!areOn)
    toast.info(`Single-key shortcuts are ${areOn ? 'off' : 'on'}`)
  }
  return [{ id: 'single-keys', label: `Turn ${areOn ? 'off' : 'on'} single-key shortcuts`, onSelect }]
}
