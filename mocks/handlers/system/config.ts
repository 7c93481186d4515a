import { checkConfig } from '../../db/backOffice/configRules'
import { db } from '../../db/db'
import { reject, type Handlers } from '../../http'

export const config = {
  getConfig: () => db.config,
  saveConfig: ({ body }) => {
    const fields = checkConfig(body.config)
    if (Object.keys(fields).length > 0) reject(422, 'Please check the settings', { fields })
    // A save replaces everything: settings that are not in the request are deleted.
    db.config = body.config
    return db.config
  },
} satisfies Partial<Handlers>
