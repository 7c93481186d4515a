import { useReader } from '@/components/access/useAccess'
import { Link } from '@/components/links/Link'
import { useServerNow } from '@/components/useServerNow'
import { mayOpenPath } from '@/domain/access/access'
import { adminLabel } from '@/domain/access/adminPages'
import { allowedGroups } from '@/domain/access/adminAccess'
import { paths } from '@/domain/navigation/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Card } from '@/ui/layout/Card'
import { Page } from '@/ui/layout/Page'
import { Section } from '@/ui/layout/Section'
import { waitingCards } from './waitingCards'
import './start.scss'

const minute = 60_000

/** What waits for somebody, and the pages that the administrator may open; nothing else is requested. */
export default function Start() {
  const reader = useReader()
  // By the minute: a request's arguments must not change with every render.
  const now = Math.floor(useServerNow() / minute) * minute
  const groups = allowedGroups(reader.permissions)
  const cards = waitingCards.filter(({ page }) => mayOpenPath(reader, paths.admin.page(page)).may)
  return (
    <Page title="Administration">
      {cards.length > 0 && (
        <Section title="To do">
          <div className="start-cards">
            {cards.map(({ page, Card: Waiting }) => (
              <Waiting key={page} now={now} />
            ))}
          </div>
        </Section>
      )}
      {groups.length > 0 ? (
        <Section title="All pages">
          <nav className="start-groups" aria-label="Pages of the back office">
            {groups.map(({ list, label, pages }) => (
              <section key={list}>
                <h3>{label}</h3>
                <ul className="plain">
                  {pages.map((page) => (
                    <li key={page}>
                      <Link to={paths.admin.page(page)}>{adminLabel(page)}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </Section>
      ) : (
        <Card>
          <EmptyState
            title="You have no permissions yet"
            drawing="people"
            action={
              <Button to={paths.home} variant="outline-secondary">
                Go to main site
              </Button>
            }
          >
            You’re an administrator, but your account can’t open any page yet. Ask your server team to add the pages you
            need, then sign in again.
          </EmptyState>
        </Card>
      )}
    </Page>
  )
}
