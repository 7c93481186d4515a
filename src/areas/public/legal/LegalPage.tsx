import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { isNotFound } from '@/api/client/errors'
import type { ContentPage } from '@/contract/content'
import type { Shape } from '@/contract/types'
import { formatDate } from '@/lib/dates/dates'
import { htmlSections } from '@/lib/text/htmlSections'
import { useContent } from '@/store/content/useContent'
import { Button } from '@/ui/Button'
import { QueryBoundary, type QueryResult } from '@/ui/feedback/QueryBoundary'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/components/content/Section'
import { Link } from '@/components/links/Link'
import '@/components/content/content.scss'

type Latest = QueryResult<Shape<'LegalText'>> & { refetch: () => unknown }
type Props = { title: string; file: 'pages/terms.json' | 'pages/policy.json'; latest: Latest }

/** With this many sections, a text is longer than two screens, so it begins with a list of them. */
const many = 5
const anchor = (index: number) => `section-${index + 1}`

/**
 * A legal text: the version in force, which is what people agree to (R-GEN-06), or the content source's copy until that
 * has loaded.
 */
export function LegalPage({ title, file, latest }: Props) {
  const copy = useContent(file)
  const text = latest.data
  const page: ContentPage | undefined = text
    ? { uid: file, title, ...copy.data, sections: htmlSections(text.content, copy.data?.title ?? title) }
    : copy.data
  const { hash } = useLocation()
  const source = text ?? copy.data
  // Moves the focus too, so that Tab continues from there. With a shared link, the page opens before its text is there.
  useEffect(() => {
    const section = source && document.getElementById(hash.slice(1))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hash, source])
  const query = {
    data: page,
    error: copy.error,
    isError: !page && copy.isError && latest.isError === true,
    isFetching: copy.isFetching || latest.isFetching === true,
    refetch: () => {
      void copy.refetch()
      void latest.refetch()
    },
  }
  return (
    <div className={page ? 'content' : 'container-xl py-4'}>
      <QueryBoundary query={query} heading={title} what={`the ${title.toLowerCase()}`} skeleton={{ rows: 10 }}>
        {({ lead, sections, metadata, ...shown }) => (
          <>
            <div className="content-head">
              <div className="container-xl">
                <Page title={shown.title} {...(lead && { lead })} share={metadata} />
                <Version latest={latest} />
              </div>
            </div>
            {sections.length >= many && (
              <nav className="container-xl content-index" aria-label="On this page">
                <ul className="plain">
                  {sections.map(({ heading }, index) => (
                    <li key={heading ?? index}>{heading && <Link to={`#${anchor(index)}`}>{heading}</Link>}</li>
                  ))}
                </ul>
              </nav>
            )}
            {sections.map((section, index) => (
              <Section key={section.heading ?? index} section={section} id={anchor(index)} />
            ))}
          </>
        )}
      </QueryBoundary>
    </div>
  )
}

/** Says which version is shown. Always one line, so that the text below doesn't move when the version has loaded. */
function Version({ latest }: { latest: Latest }) {
  const { data, error, isFetching = false, refetch } = latest
  return (
    <p className="mt-3 mb-0" role="status">
      {data ? (
        versionText(data)
      ) : !error ? (
        'Checking for the latest version…'
      ) : isNotFound(error) ? (
        noText
      ) : (
        <>
          We couldn’t check for a newer version.{' '}
          <Button variant="link" size="sm" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </p>
  )
}

const noText = '\u00a0'

function versionText({ version, createdAt }: Shape<'LegalText'>): string {
  const date = createdAt && formatDate(createdAt)
  if (version) return `Version ${version}${date ? `, published on ${date}` : ''}`
  return date ? `Published on ${date}` : noText
}
