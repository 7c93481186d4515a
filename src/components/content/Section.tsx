import { SafeHtml } from '@/components/SafeHtml'
import { SiteLink } from '@/components/links/SiteLink'
import type { ContentCard, ContentSection } from '@/contract/content'
import { Actions } from './Actions'

/** A section of a content page: its heading beside its text, or a full-width band at the end of the page. */
export function Section({ section, id }: { section: ContentSection; id?: string }) {
  const { heading, html, look, cards = [], actions } = section
  const closing = look === 'closing'
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={closing ? 'content-closing' : 'content-section'}
      data-bs-theme={closing ? 'dark' : undefined}
    >
      <div className="container-xl content-grid">
        {heading && <h2>{heading}</h2>}
        <div className="content-body">
          {html && <SafeHtml html={html} />}
          {cards.length > 0 && (
            <ul className="content-cards">
              {cards.map((card) => (
                <Card key={card.title} card={card} heading={heading ? 'h3' : 'h2'} />
              ))}
            </ul>
          )}
          <Actions links={actions} />
        </div>
      </div>
    </section>
  )
}

function Card({ card: { title, text, link }, heading: Heading }: { card: ContentCard; heading: 'h2' | 'h3' }) {
  return (
    <li className={link ? 'card card-link content-card' : 'card content-card'}>
      <Heading className="h5">{title}</Heading>
      {text && <p className="text-muted">{text}</p>}
      {link && (
        <SiteLink to={link.href} className="stretched-link content-card-link">
          {link.label}
        </SiteLink>
      )}
    </li>
  )
}
