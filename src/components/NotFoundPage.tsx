import type { ReactNode } from 'react'
import { SiteButton } from './links/SiteButton'
import { Illustration, type IllustrationName } from '@/ui/Illustration'
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
export function NotFoundPage({ thing, children, drawing = 'search', to, action }: Props) {
  return (
    <div className="container-xl container-form text-center py-5">
      <div className="mb-3">
        <Illustration of={drawing} />
      </div>
      <Page title={`This ${thing} could not be found`} lead={children}>
        <SiteButton to={to}>{action}</SiteButton>
      </Page>
    </div>
  )
}
