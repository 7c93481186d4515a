import { useEffect } from 'react'
import { useLocation, useNavigationType, useParams } from 'react-router-dom'
import { isNotFound, useGetPageQuery } from '@/api/content'
import { ErrorView } from '@/components/ErrorView'
import { SafeHtml } from '@/components/SafeHtml'
import { marketplaceAnchors } from '@/domain/navigation/marketplaceAnchors'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Skeleton } from '@/ui/feedback/Skeleton'

/** R-RTE-09: the sections of the marketplace have anchors; the content's own ids are not allowed in the DOM. */
const anchorOf = (page: string, heading = '') =>
  page === 'marketplace' ? marketplaceAnchors.find((anchor) => anchor === heading.toLowerCase()) : undefined

/** A generic page from the content source (R-RTE-06). */
export default function Content() {
  const { page = '' } = useParams()
  const content = useGetPageQuery(page)
  if (content.isError && isNotFound(content.error)) return <ErrorView status={404} />
  return (
    <div className="container-xl py-4">
      <QueryBoundary
        query={content}
        heading="This page"
        discardStale
        skeleton={<Skeleton rows={10} label="Loading the page" />}
        empty={<ErrorView status={404} />}
      >
        {({ title, lead, sections, metadata }) => (
          <Page title={title} {...(lead && { lead })} share={metadata}>
            <ToAnchor />
            {sections.map(({ heading, html }, index) => (
              <section key={heading ?? index} id={anchorOf(page, heading)} className="mb-4">
                {heading && <h2 className="h4">{heading}</h2>}
                <SafeHtml html={html} />
              </section>
            ))}
          </Page>
        )}
      </QueryBoundary>
    </div>
  )
}

/** The sections may render after the router has looked for them. Back and reload restore the scroll position. */
function ToAnchor() {
  const { hash } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, type])
  return null
}
