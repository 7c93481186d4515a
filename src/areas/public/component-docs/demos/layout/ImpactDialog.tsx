import { useState } from 'react'
import type { QueryResult } from '@/ui/feedback/QueryBoundary'
import { Button } from '@/ui/Button'
import { ImpactDialog } from '@/ui/ImpactDialog'
import type { Impact } from '@/ui/ImpactList'

const lines: readonly Impact[] = [
  { label: 'Orders', count: 12, note: 'Kept for the accounts' },
  { label: 'Running subscriptions', count: 2, note: 'Cancelled today' },
  { label: 'Event bookings', count: 1, note: 'The seat becomes vacant' },
]

type Case = { label: string; impact: QueryResult<readonly Impact[]>; typed?: string; fails?: boolean }

const cases: readonly Case[] = [
  { label: 'Delete with consequences', impact: { data: lines }, typed: 'maya@example.com' },
  { label: 'Loading', impact: { isFetching: true } },
  { label: 'We couldn’t load it', impact: { isError: true, error: 'The server is busy.', refetch: () => undefined } },
  { label: 'Rejected by the server', impact: { data: [] }, fails: true },
]

function One({ label, impact, typed, fails }: Case) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline-danger" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ImpactDialog
        open={open}
        onClose={() => setOpen(false)}
        name={`docs:${label}`}
        verb="Delete"
        object="Maya Chen"
        impact={impact}
        {...(typed && { typed })}
        onConfirm={() => (fails ? Promise.reject(new Error('She still owns a team.')) : undefined)}
      >
        <p>Her account and profile will be permanently deleted.</p>
      </ImpactDialog>
    </>
  )
}

export const states = {
  'Loaded, loading, failed, rejected': (
    <div className="docs-row">
      {cases.map((one) => (
        <One key={one.label} {...one} />
      ))}
    </div>
  ),
}
