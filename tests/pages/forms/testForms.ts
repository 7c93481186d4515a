import { beforeEach, describe, it, vi } from 'vitest'
import { personaOf } from './fillForm'
import type { FormRow } from './formRow'
import { comesBackAfterSigningIn, refusesWrongValues, survivesAFailure } from './formCases'

/** Runs all test cases for every form. */
export function testForms(rows: readonly FormRow[]): void {
  // Saving a file clicks a link, which would lead this window away from the page.
  beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined))
  describe.each(rows)('$name', (row) => {
    if (row.required || row.wrong)
      it('lists missing fields, and shows errors at their fields', () => refusesWrongValues(row))
    if (!row.pays) it('survives a failure and a refusal of the server', () => survivesAFailure(row))
    if (![undefined, 'visitor'].includes(personaOf(row)) && row.comesBack !== 'no')
      it('restores the form after signing in again', () => comesBackAfterSigningIn(row))
  })
}
