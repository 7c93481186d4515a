import { isPersona } from './personas'
import { guarded, prefix, readText } from './settings/storage'
import type { UrlSettings } from './settings/urlSettings'

const key = `${prefix}signing-in`

/**
 * The persona that the URL named, until the app has stored its session. The setting is gone from the URL by then, so that
 * a page that is reloaded in between would be a visitor's.
 */
export const pendingSignIn = {
  begin: (persona: string | null) => void (persona && guarded(() => sessionStorage.setItem(key, persona))),
  end: () => void guarded(() => sessionStorage.removeItem(key)),
  /** The sign-in that an earlier page has begun, as if the URL still asked for it. */
  read: (): UrlSettings => {
    const persona = readText(key, 'sessionStorage')
    return persona !== null && isPersona(persona) ? { as: persona } : {}
  },
}
