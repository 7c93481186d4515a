import type { User } from '@/contract/types'

/** A stored number as it is shown, behind its dialling code; nothing without the number, since a code alone is none. */
export const shownPhone = ({ phone, phoneDiallingCode }: Pick<User, 'phone' | 'phoneDiallingCode'>): string =>
  phone ? [phoneDiallingCode, phone].filter(Boolean).join(' ') : ''
