import { useParams } from 'react-router-dom'
import { isNotFound, useGetPageQuery } from '@/api/content'
import { ErrorView } from '@/components/ErrorView'
import { PageMeta } from '@/components/PageMeta'
import { SafeHtml } from '@/components/SafeHtml'
import { Answer } from '@/ui/Answer'
import { Page } from '@/ui/Page'
import { Skeleton } from '@/ui/Skeleton'

/** A general page of the content source (R-RTE-06). */
export default function Content() {
  const { page = '' } = useParams()
  const content = useGetPageQuery(page)
  if (content.isError && isNotFound(content.error)) return <ErrorView status={404} />
  return (
    <div className="container-xl py-4">
      <Answer
        of={content}
        heading="This page"
        fresh
        skeleton={<Skeleton rows={10} label="Loading the page" />}
        empty={<ErrorView status={404} />}
      >
        {({ title, lead, sections, metadata }) => (
          <Page
            title={title}
            {...(lead && { lead })}
            {...(metadata?.description && { description: metadata.description })}
          >
            <PageMeta metadata={{ title, ...metadata }} />
            {sections.map(({ heading, html }, index) => (
              <section key={heading ?? index} className="mb-4">
                {heading && <h2 className="h4">{heading}</h2>}
                <SafeHtml html={html} />
              </section>
            ))}
          </Page>
        )}
      </Answer>
    </div>
  )
}
