import { useEffect } from 'react'
import { useLocation, useNavigationType, useParams } from 'react-router-dom'
import { isNotFound } from '@/api/client/errors'
import { useContent } from '@/store/content/useContent'
import { ErrorView } from '@/components/ErrorView'
import type { ContentPage } from '@/contract/content'
import { contentPages } from '@/domain/navigation/contentPages'
import { env } from '@/lib/env'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Actions } from '@/components/content/Actions'
import { Marketplace } from './Marketplace'
import { Section } from '@/components/content/Section'
import '@/components/content/content.scss'

/** A generic page from the content source (R-RTE-06). */
export default function Content() {
  const { page = '' } = useParams()
  const content = useContent(`pages/${page}.json`)
  if (content.isError && isNotFound(content.error)) return <ErrorView status={404} />
  return (
    // A skeleton or an error needs margins; the sections of a page run from edge to edge.
    <div className={content.data ? 'content' : 'container-xl py-4'}>
      <QueryBoundary
        query={content}
        heading={contentPages.get(page) ?? env.productName}
        what="this page"
        discardStale
        skeleton={{ rows: 10, label: 'Loading the page' }}
        empty={<ErrorView status={404} />}
      >
        {(found) => <Bands page={found} name={page} />}
      </QueryBoundary>
    </div>
  )
}

function Bands({ page: { title, lead, actions, sections, metadata }, name }: { page: ContentPage; name: string }) {
  return (
    <>
      <ToAnchor />
      <div className="content-head">
        <div className="container-xl">
          <Page title={title} {...(lead && { lead })} share={metadata} />
          <Actions links={actions} size="lg" />
        </div>
      </div>
      {name === 'marketplace' ? (
        <Marketplace sections={sections} />
      ) : (
        sections.map((section, index) => <Section key={section.heading ?? index} section={section} />)
      )}
    </>
  )
}

/**
 * Scrolls to the URL's anchor: its section may render after the router has looked for it. Back and reload restore the
 * scroll position instead.
 */
function ToAnchor() {
  const { hash } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (hash && type !== 'POP') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, type])
  return null
}
