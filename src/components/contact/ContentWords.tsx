import type { ContentPage } from '@/contract/content'
import { SafeHtml } from '@/components/SafeHtml'

/** What the content source says on a page that does more than being read. Without it the page stands all the same. */
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
