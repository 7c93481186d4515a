import { patience } from '../patience'
import { sessionStore } from './storage'

const key = 'social-sign-in'

/** Whether this tab has sent its visitor to a provider: only then is the returned token accepted. */
export const socialSignIn = {
  begin: () => void sessionStore.write(key, Date.now()),
  underWay: (): boolean => {
    const at = sessionStore.read(key)
    return typeof at === 'number' && Date.now() >= at && Date.now() - at < patience.socialSignIn
  },
  end: () => sessionStore.remove(key),
}
