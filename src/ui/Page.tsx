import type { ReactNode } from 'react'
import { pageTitleId } from '@/lib/pageTitle'
import { fullTitle } from '@/lib/title'
import { RouteLink } from './RouteLink'

type Props = {
  title: string
  /** The browser tab's text where it differs from the heading. */
  tabTitle?: string
  lead?: ReactNode
  actions?: ReactNode
  /** The pages above this one, from the top. */
  breadcrumb?: readonly { label: string; to: string }[]
  /** For search engines and shared links; the lead serves when it is a text. */
  description?: string
  children?: ReactNode
}

/** The frame of a page's content: names the page in the tab, in its heading and for search engines. */
export function Page({ title, tabTitle = title, lead, actions, breadcrumb, description, children }: Props) {
  const told = description ?? (typeof lead === 'string' ? lead : undefined)
  return (
    <>
      <title>{fullTitle(tabTitle)}</title>
      {told && <meta name="description" content={told} />}
      <div className="page-head">
        <div>
          {breadcrumb && breadcrumb.length > 0 && (
            <nav aria-label="Breadcrumb">
              <ol className="crumbs">
                {breadcrumb.map(({ label, to }) => (
                  <li key={to}>
                    <RouteLink to={to}>{label}</RouteLink>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1 id={pageTitleId} tabIndex={-1}>
            {title}
          </h1>
          {lead && <div className="lead">{lead}</div>}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </div>
      {children}
    </>
  )
}
