import { array, object, string, type TestContext } from 'yup'
import { seatRoles } from '@/domain/access/teamAccess'
import { duplicateSeat, type TakenAddresses } from '@/domain/team/teamValidation'
import { recordOf } from '@/lib/objects'
import { email, oneOf, required } from '@/ui/form/rules'

/** The rows of the form that a field of a row belongs to, and that row's place in them. */
function placeOf({ from, path }: TestContext): { rows: readonly { email: string }[]; index: number } {
  const { members } = recordOf(from?.[1]?.value)
  return {
    rows: Array.isArray(members) ? members.map((row) => ({ email: String(recordOf(row).email ?? '') })) : [],
    index: Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0),
  }
}

/** Pasted lines that were not made into rows: going on without them would lose people. */
export const seatLines = () =>
  string().test('added', 'Add these lines to the members, or delete them', (text = '') => text.trim() === '')

/** Name, email and role of each row (R-VAL-11), without duplicates (R-VAL-08). @param taken addresses in the team */
export const seatRows = (taken: TakenAddresses) =>
  array(
    object({
      id: string(),
      name: required({ max: 100 }),
      email: email().test('duplicate', function unique(this: TestContext) {
        const { rows, index } = placeOf(this)
        const message = duplicateSeat(rows, index, taken)
        return message === undefined || this.createError({ message })
      }),
      role: oneOf(seatRoles),
    }),
  )
