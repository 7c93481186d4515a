import { expect, it } from 'vitest'
import { db, required, screen } from '@tests/page'
import { nonsense, said, visit } from '@tests/visits'
import { watch } from '@tests/watch'

/** A record whose name no answer says, the page that lists it, and what the page shows of it, or of another. */
const rows: [path: string, name: string, record: () => object | undefined, still: string][] = [
  ['/account/billing', 'number', () => db.invoices.find(({ userId }) => userId === 'u-premium'), 'Premium membership, Annual'],
  ['/account/solutions', 'title', () => db.subscriptions.find(({ userId }) => userId === 'u-premium'), 'Coaching for founders'],
  ['/team/members', 'targetName', () => db.connections.find(({ id }) => id === 'con-team-admin'), 'Adi Wijaya'],
  ['/admin/blog-comments', 'content', () => db.blogComments[0], '–'],
  ['/admin/surveys', 'title', () => db.surveys[0], 'Which evenings suit you?'],
] // prettier-ignore

it.each(rows)(
  'a record without its name costs neither its list nor its page: %s',
  async (path, name, record, still) => {
    watch.allowContractBreach()
    Reflect.deleteProperty(required(record()), name)
    await visit(path)
    expect((await screen.findAllByText(still)).length).toBeGreaterThan(0)
    expect(said()).not.toContain('We got an unexpected response')
    expect(nonsense.exec(said())?.[0]).toBeUndefined()
  },
)
