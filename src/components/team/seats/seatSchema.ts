import { array, object, string, ValidationError } from 'yup'
import { seatRoles } from '@/domain/access/teamAccess'
import { duplicateSeats, type TakenAddresses } from '@/domain/team/teamValidation'
import { email, oneOf, required } from '@/ui/form/rules'

/** The rule of the box for pasted lines: it must be empty, since the people in unread lines would not be invited. */
export const seatLines = () =>
  string().test('added', 'Add these lines to the members, or delete them', (text = '') => text.trim() === '')

/** Name, email and role of each row (R-VAL-11), without duplicates (R-VAL-08). @param taken addresses in the team */
export const seatRows = (taken: TakenAddresses) =>
  array(object({ id: string(), name: required({ max: 100 }), email: email(), role: oneOf(seatRoles) })).test(
    'duplicates',
    (rows = [], { path, createError }) => {
      const faults = duplicateSeats(rows, taken).flatMap((message, index) =>
        message === undefined ? [] : [createError({ message, path: `${path}[${index}].email` })],
      )
      return faults.length === 0 || new ValidationError(faults)
    },
  )
