import { clock } from '../clock'
import { checkContact } from '../db/contactFields'
import { freshId } from '../db/db'
import type { Handlers } from '../http'

export const landingPages = {
  listLandingPageResponses: ({ db }) => db.landingPageResponses,
  createLandingPageResponse: ({ db, path, body }) => {
    checkContact(body, ['firstName', 'lastName', 'email'])
    const { firstName, lastName, email } = body
    db.landingPageResponses.unshift({
      landingPageResponseId: freshId('lpr'),
      landingPageId: path.id,
      firstName,
      lastName,
      email,
      createdAt: clock.iso(),
    })
    return { ok: true }
  },
} satisfies Partial<Handlers>
