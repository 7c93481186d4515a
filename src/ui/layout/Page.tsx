import type { ReactNode } from 'react'
import { env } from '@/lib/env'
import { pageTitleId } from '@/lib/text/pageTitle'
import { fullTitle } from '@/lib/browser/documentTitle'
import { RouteLink } from '../RouteLink'

/** Metadata of shared links; all optional. */
type PageShare = { type?: string; title?: string; description?: string; image?: string; imageAlt?: string }

type Crumb = { label: string } & ({ to: string } | { href: string })

type Props = {
  title: string
  /** The document title if it differs from the heading. */
  tabTitle?: string | undefined
  lead?: ReactNode
  actions?: ReactNode
  /** Breadcrumbs: the parent pages, from the top; `href` for one on another site. */
  breadcrumb?: readonly Crumb[] | undefined
  /** Metadata for search engines and shared links; by default the heading, and the lead if it is a text. */
  share?: PageShare | undefined
  children?: ReactNode
}

/** Layout of a page's content: sets the document title, the heading and the metadata. */
export function Page({ title, tabTitle = title, lead, actions, breadcrumb, share, children }: Props) {
  return (
    <>
      <title>{fullTitle(tabTitle)}</title>
      <ShareMeta title={title} {...(typeof lead === 'string' && { description: lead })} {...share} />
      <div className="page-head">
        <div>
          {breadcrumb && breadcrumb.length > 0 && (
            <nav aria-label="Breadcrumb">
              <ol className="crumbs">
                {breadcrumb.map((crumb) => (
                  <li key={crumb.label}>
                    {'href' in crumb ? (
                      <a href={crumb.href}>{crumb.label}</a>
                    ) : (
                      <RouteLink to={crumb.to}>{crumb.label}</RouteLink>
                    )}
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

/** Metadata defaults: type website and the product's name unless the page overrides them (R-CONST-20). */
export function ShareMeta({ type = 'website', title = env.productName, description, image, imageAlt }: PageShare) {
  return (
    <>
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      {image && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
    </>
  )
}
