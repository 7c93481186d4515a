import { sessionStore } from '@/lib/storage'

const key = 'signing-address'

/** The address somebody has typed on one page of signing in, for the next one; for this tab, until signed in. */
export const signingAddress = {
  read: (): string => {
    const kept = sessionStore.read(key)
    return typeof kept === 'string' ? kept : ''
  },
  remember: (address: string) => void sessionStore.write(key, address.trim()),
  forget: () => sessionStore.remove(key),
}
