import type { User } from '@/contract/types'

/** What a password should not be built on (R-VAL-16). */
export const passwordHints = ({ firstName, lastName, email }: User) => [firstName ?? '', lastName ?? '', email]
