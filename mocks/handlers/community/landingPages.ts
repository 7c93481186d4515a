import { visitorOf } from '../../db/accounts/contactFields'
import { freshId } from '../../db/db'
import type { Handlers } from '../../http'

export const landingPages = {
  listLandingPageResponses: ({ db }) => db.landingPageResponses,
  createLandingPageResponse: ({ db, path, body }) => {
    db.landingPageResponses.unshift({
      landingPageResponseId: freshId('lpr'),
      landingPageId: path.id,
      ...visitorOf(body),
    })
    return { ok: true }
  },
} satisfies Partial<Handlers>
