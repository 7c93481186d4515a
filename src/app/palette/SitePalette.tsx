import { useState, useSyncExternalStore } from 'react'
import { marketingHref } from '@/domain/navigation/marketing'
import { quickActions } from '@/lib/browser/quickActions'
import { singleKeys } from '@/lib/browser/singleKeys'
import { toast } from '@/lib/calls/toast'
import { env } from '@/lib/env'
import { useUser } from '@/store/hooks'
import { CommandPalette } from '@/ui/overlay/CommandPalette'
import type { Command } from '@/ui/overlay/paletteCommands'
import { useGo } from '@/components/links/useOnward'
import { useAccountCommands } from './useAccountCommands'
import { useLookup } from './useLookup'
import { usePageCommands } from './usePageCommands'

/** The command palette of the app: actions of the page, recent pages, accounts, pages, and records for administrators. */
export function SitePalette({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const go = useGo()
  const actions = useSyncExternalStore(quickActions.subscribe, quickActions.read)
  const { recent, pages, inOffice } = usePageCommands()
  const accounts = useAccountCommands()
  const lookup = useLookup(search)
  const settings = useShortcutCommands()
  const goTo = ({ to, ...rest }: Omit<Command, 'onSelect'> & { to: string }): Command => ({
    ...rest,
    onSelect: () => {
      const site = marketingHref(to, env.marketingUrl)
      if (site === undefined) void go(to)
      else location.assign(site)
    },
  })
  const accountGroup = { label: 'Switch account', commands: accounts.commands }
  const groups = [
    { label: 'On this page', commands: actions.map((action, at) => ({ ...action, id: `action-${at}` })) },
    { label: 'Found', commands: lookup.found.map(goTo) },
    ...(inOffice ? [] : [accountGroup]),
    { label: 'Recent pages', commands: recent.map(goTo) },
    { label: 'Pages', commands: pages.map(goTo) },
    ...(inOffice ? [accountGroup] : []),
    { label: 'Settings', commands: settings },
    ...(inOffice ? [{ label: 'Search', commands: lookup.searches.map(goTo) }] : []),
  ]
  return (
    <CommandPalette groups={groups} status={lookup.status ?? accounts.status} onSearch={setSearch} onClose={onClose} />
  )
}

/** Turns single-key shortcuts off and on (WCAG 2.1.4), for administrators: only the back office has any. */
function useShortcutCommands(): Command[] {
  const areOn = useSyncExternalStore(singleKeys.subscribe, singleKeys.areOn)
  const isAdmin = useUser()?.isAdmin
  if (!isAdmin) return []
  const onSelect = () => {
    singleKeys.turn(!areOn)
    toast.info(`Single-key shortcuts are ${areOn ? 'off' : 'on'}`)
  }
  return [{ id: 'single-keys', label: `Turn ${areOn ? 'off' : 'on'} single-key shortcuts`, onSelect }]
}
