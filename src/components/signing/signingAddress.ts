import { sessionStore } from '@/lib/storage/storage'

const key = 'signing-address'

/** The email address entered on one sign-in page, as prefill for the next; kept for this tab until signed in. */
export const signingAddress = {
  read: (): string => {
    const kept = sessionStore.read(key)
    return typeof kept === 'string' ? kept : ''
  },
  remember: (address: string) => void sessionStore.write(key, address),
  forget: () => sessionStore.remove(key),
}
