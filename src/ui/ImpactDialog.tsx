import type { ReactElement, ReactNode } from 'react'
import type { QueryResult } from './feedback/QueryBoundary'
import { ImpactList, type Impact } from './ImpactList'
import { ConfirmDialog, type Confirming } from './overlay/ConfirmDialog'

type Props = Omit<Confirming, 'body' | 'typed' | 'act'> & {
  open: boolean
  onClose: () => void
  /** Dependent objects; the action is disabled until they are known. */
  impact: QueryResult<readonly Impact[]>
  /** Shown when nothing depends on it. */
  noImpact?: ReactElement | undefined
  /** What the action means, above the list. */
  children?: ReactNode
  /**
   * Text to type as confirmation: an email address, the name of an installation; by default the object. Required for
   * actions that delete something or end it for good. `false` is for all others: those that another action can undo, or
   * that only add to the records.
   */
  typed?: string | false | undefined
}

/** Confirms an action with consequences: lists dependent objects, asks for the name, and sends exactly one request. */
export function ImpactDialog({ impact, noImpact, children, typed, ...confirming }: Props) {
  const isKnown = !impact.isError && impact.data !== undefined
  const unknown = impact.isError ? 'We couldn’t check what this affects.' : 'Checking what this affects…'
  return (
    <ConfirmDialog
      {...confirming}
      why={confirming.why ?? (isKnown ? undefined : unknown)}
      typed={typed === false ? undefined : (typed ?? confirming.object)}
      body={
        <>
          {children}
          <ImpactList impact={impact} empty={noImpact} />
        </>
      }
    />
  )
}
