import { useParams } from 'react-router-dom'
import { isNotFound } from '@/api/client/errors'
import { useContent } from '@/store/content/useContent'
import { ErrorView } from '@/components/ErrorView'
import { SafeHtml } from '@/components/SafeHtml'
import { QueryBoundary } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { MicrositeForm } from './MicrositeForm'
import './microsites.scss'

/** A campaign page from the content source, at any depth (R-RTE-05). Links to it are never prefetched (R-CONST-03). */
export default function Microsites() {
  const { '*': name = '' } = useParams()
  const site = useContent(`microsites/${name}.json`, { skip: name === '' })
  if (name === '' || (isNotFound(site.error) && !site.isFetching)) return <ErrorView status={404} />
  return (
    <QueryBoundary
      query={site}
      heading="Campaign"
      discardStale
      skeleton={{ shape: 'form', rows: 4, label: 'Loading the page' }}
      empty={<ErrorView status={404} />}
      errorTitle="We couldn’t load this page"
    >
      {(found) => (
        <div className="microsite blank-wide">
          <div className="microsite-story">
            <Page title={found.title} lead={found.lead}>
              <SafeHtml html={found.html} />
            </Page>
          </div>
          <div>
            <MicrositeForm site={found} />
          </div>
        </div>
      )}
    </QueryBoundary>
  )
}
