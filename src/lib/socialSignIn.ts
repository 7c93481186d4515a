import { sessionStore } from './storage'

const key = 'social-sign-in'

/** The maximum duration of a sign-in at a provider, in ms. */
const patience = 15 * 60_000

/** Whether this tab has sent its visitor to a provider: only then is the returned token accepted. */
export const socialSignIn = {
  begin: () => void sessionStore.write(key, Date.now()),
  underWay: (): boolean => {
    const at = sessionStore.read(key)
    return typeof at === 'number' && Date.now() >= at && Date.now() - at < patience
  },
  end: () => sessionStore.remove(key),
}
