import type { ReactNode } from 'react'
import { SiteButton } from './links/SiteButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import type { IllustrationName } from '@/ui/Illustration'
import { Page } from '@/ui/layout/Page'

type Props = {
  /** What the URL names: `event`. */
  thing: string
  /** Why it may be missing. */
  children: ReactNode
  drawing?: IllustrationName
  /** Where to look instead, and the label of the button that leads there. */
  to: string
  action: string
}

/** A page whose URL names something that doesn't exist. */
export function NotFoundPage({ thing, children, drawing, to, action }: Props) {
  return (
    <Page title={`This ${thing} could not be found`}>
      <EmptyState title="Check the link" drawing={drawing} action={<SiteButton to={to}>{action}</SiteButton>}>
        {children}
      </EmptyState>
    </Page>
  )
}
