import { type ReactNode } from 'react'
import { Settled } from '@/ui/feedback/Settled'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Tabs, type Tab } from '@/ui/layout/Tabs'
import { useTab } from '@/ui/hooks/useTab'

type Part<Key extends string> = Pick<Tab, 'load'> & {
  key: Key
  label: string
  /** The rows whose number the tab shows. */
  of?: readonly unknown[] | undefined
  content: ReactNode
}
type Props<Key extends string> = {
  lead: string
  /** Upcoming charges and the like: shown above the tabs, together with them. */
  ahead: ReactNode
  aheadQueries: readonly QueryResult<unknown>[]
  /** The first one is open by default. */
  parts: readonly [Part<Key>, ...Part<Key>[]]
}

/** The billing page of a member or a team: upcoming charges, then invoices, orders and more in tabs. */
export function BillingPage<Key extends string>({ lead, ahead, aheadQueries, parts }: Props<Key>) {
  const [first, ...others] = parts
  const [shown, open] = useTab('show', [first.key, ...others.map(({ key }) => key)])
  return (
    <Page title="Billing & Invoices" lead={lead}>
      <Settled queries={aheadQueries} skeleton={{ rows: 8, label: 'Loading charges and invoices' }}>
        {ahead}
        <Tabs
          label="Billing"
          tabs={parts.map(({ key, label, load, of }) => ({ key, label, load, count: of?.length }))}
          value={shown}
          onChange={open}
        >
          {parts.find(({ key }) => key === shown)?.content}
        </Tabs>
      </Settled>
    </Page>
  )
}
