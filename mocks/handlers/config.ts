import { checkConfig } from '../db/backOffice/configRules'
import { db } from '../db/db'
import { reject, type Handlers } from '../http'

export const config = {
  getConfig: () => db.config,
  saveConfig: ({ body }) => {
    const fields = checkConfig(body.config)
    if (Object.keys(fields).length > 0) reject(422, 'Please check the settings', { fields })
    // What is not sent back is gone: a save replaces everything.
    db.config = body.config
    return db.config
  },
} satisfies Partial<Handlers>
