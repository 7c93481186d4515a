import type { ContentPage } from '@/contract/content'
import { SafeHtml } from '@/components/SafeHtml'

/** Text from the content source on an interactive page. The page works without it. */
export function ContentWords({ page }: { page: ContentPage | undefined }) {
  if (!page) return null
  return (
    <>
      {page.sections.map(({ heading, html }, index) => (
        <section key={heading ?? index} className="mb-4 prose">
          {heading && <h2>{heading}</h2>}
          <SafeHtml html={html} />
        </section>
      ))}
    </>
  )
}
