import type { ContentPage } from '@/contract/content'
import { SafeHtml } from '@/components/SafeHtml'
import './contentRows.scss'

/** Text from the content source on an interactive page, cards as a list. The page works without it. */
export function ContentWords({ page }: { page: ContentPage | undefined }) {
  if (!page) return null
  return (
    <>
      {page.sections.map(({ heading, html, cards = [] }, index) => (
        <section key={heading ?? index} className="mb-4 prose">
          {heading && <h2 className="h3">{heading}</h2>}
          {html && <SafeHtml html={html} />}
          {cards.length > 0 && (
            <ul className="plain content-rows">
              {cards.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  {text && <div className="text-muted">{text}</div>}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}
