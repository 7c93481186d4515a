import { isPersona } from './personas'
import { guarded, prefix, readText } from './settings/storage'
import type { UrlSettings } from './settings/urlSettings'

const key = `${prefix}signing-in`

/**
 * Remembers the persona that the URL named until the app has stored its session. The setting has been removed from the
 * URL by then, so without this a reload in between would sign nobody in.
 */
export const pendingSignIn = {
  begin: (persona: string | null) => void (persona && guarded(() => sessionStorage.setItem(key, persona))),
  end: () => void guarded(() => sessionStorage.removeItem(key)),
  /** The sign-in that an earlier page began, as settings: as if the URL still named the persona. */
  read: (): UrlSettings => {
    const persona = readText(key, 'sessionStorage')
    return persona !== null && isPersona(persona) ? { as: persona } : {}
  },
}
