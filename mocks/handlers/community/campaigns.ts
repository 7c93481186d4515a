import { clock } from '../../settings/clock'
import { checkContact, visitorOf } from '../../db/accounts/contactFields'
import { freshId } from '../../db/db'
import { reject, type Handlers } from '../../http'

export const campaigns = {
  listCampaignResponses: ({ db }) => db.campaignResponses,
  createCampaignResponse: ({ db, me, path, body }) => {
    checkContact(body, ['responseText'])
    if (body.userId !== me.userId) reject(403, 'You may only answer for yourself')
    db.campaignResponses.unshift({
      campaignResponseId: freshId('cr'),
      campaignId: path.id,
      userId: me.userId,
      firstName: me.firstName,
      lastName: me.lastName,
      email: me.email,
      responseText: body.responseText.trim(),
      createdAt: clock.iso(),
    })
    return { ok: true }
  },
  listPublicCampaignResponses: ({ db }) => db.publicCampaignResponses,
  createPublicCampaignResponse: ({ db, path, body }) => {
    db.publicCampaignResponses.unshift({
      publicCampaignResponseId: freshId('pcr'),
      campaignId: path.id,
      ...visitorOf(body),
    })
    return { ok: true }
  },
} satisfies Partial<Handlers>
