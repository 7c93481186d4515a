import type { Solution } from '@/contract/content'
import { solutionOf } from '../../files/catalogue'
import { requiredFieldsOf } from '../../db/accounts/requiredFields'
import { restrictionsOf } from '../../db/commerce/restrictions'
import { reject, type Handlers } from '../../http'

const solutionOr404 = (uid: string): Solution => solutionOf(uid) ?? reject(404, 'This solution does not exist')

export const solutionEligibility = {
  getSolutionEligibility: ({ me, path }) => {
    const restrictions = restrictionsOf(me, solutionOr404(path.id))
    const requiredFields = requiredFieldsOf(me, path.id)
    const eligible = restrictions.every(({ satisfied }) => satisfied) && requiredFields.every(({ filled }) => filled)
    return { eligible, restrictions, requiredFields }
  },
  satisfiesSolutionRestrictions: ({ me, path }) => {
    const restrictions = restrictionsOf(me, solutionOr404(path.id))
    return { satisfied: restrictions.every(({ satisfied }) => satisfied), restrictions }
  },
  satisfiesSolutionRequiredFields: ({ me, path }) => {
    const missingFields = requiredFieldsOf(me, solutionOr404(path.id).uid).filter(({ filled }) => !filled)
    return { satisfied: missingFields.length === 0, missingFields }
  },
  getSolutionRequiredFields: ({ me, path }) => requiredFieldsOf(me, solutionOr404(path.id).uid),
} satisfies Partial<Handlers>
