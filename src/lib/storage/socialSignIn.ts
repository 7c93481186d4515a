import { isWithin } from '../dates/within'
import { patience } from '../patience'
import { sessionStore } from './storage'

const key = 'social-sign-in'

/** Whether this tab has sent its visitor to a provider: only then is the returned token accepted. */
export const socialSignIn = {
  begin: () => void sessionStore.write(key, Date.now()),
  underWay: (): boolean => {
    const at = sessionStore.read(key)
    return typeof at === 'number' && isWithin(patience.socialSignIn, at, Date.now())
  },
  end: () => sessionStore.remove(key),
}
