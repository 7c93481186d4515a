import type { User } from '@/contract/types'
import { foldText } from '@/lib/text/foldText'
import { wholePhone } from './phoneNumber'
import { personName } from './personName'

/** A phone number as WorkBuddy takes it: `+6591234567`. Empty if the text is none. */
export function bareNumber(text: string): string {
  const bare = wholePhone(text).replace(/[\s()-]/g, '')
  return /^\+?\d{6,15}$/.test(bare) ? bare : ''
}

/** The members with a number at WorkBuddy whose number, name or email address contains the text. */
export function holdersOf(users: readonly User[], text: string): User[] {
  const folded = foldText(text.trim())
  const digits = bareNumber(text)
  return users.filter((user) => {
    const number = user.workbuddyPhoneNumber
    if (!number) return false
    if (digits !== '') return bareNumber(number).includes(digits)
    return [personName(user), user.email].some((one) => foldText(one).includes(folded))
  })
}
