import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { unbroken } from '@/ui/unbroken'
import { useWrite } from '@/ui/useWrite'
import type { LinkFailure } from './linkFailure'

type Props = {
  title: string
  /** The title if it isn't known whether the link worked. */
  unknown: string
  /** Shown here instead of in a toast. */
  failure: LinkFailure
  onRetry: () => Promise<void>
  /** Advice, and the form that sends another link. */
  children: ReactNode
}

/** The target of an emailed link that did not work: why, another attempt, or a new link. */
export function FailedLink({ title, unknown, failure, onRetry, children }: Props) {
  const { busy, run } = useWrite()
  return (
    <Page title={failure.isUnclear ? unknown : title} lead={<div role="alert">{unbroken(failure.text ?? '')}</div>}>
      {!failure.isFinal && (
        <Button variant="outline-secondary" wide className="mb-3" busy={busy} onClick={() => void run(onRetry)}>
          Try again
        </Button>
      )}
      <Card title="Get a new link">{children}</Card>
    </Page>
  )
}
