import type { ReactNode } from 'react'
import { SiteButton } from './links/SiteButton'
import type { IllustrationName } from '@/ui/Illustration'
import { InsteadOfPage } from './ErrorView'

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
    <InsteadOfPage drawing={drawing} title={`This ${thing} could not be found`} lead={children}>
      <SiteButton to={to}>{action}</SiteButton>
    </InsteadOfPage>
  )
}
