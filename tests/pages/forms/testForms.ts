import { beforeEach, describe, it, vi } from 'vitest'
import type { FormRow } from './formRow'
import {
  comesBackAfterSigningIn, refusesWrongValues, sendsNothingEmpty, showsTheServersRefusal, survivesAFailure,
} from './formCases' // prettier-ignore

/** Runs all test cases for every form. */
export function testForms(rows: readonly FormRow[]): void {
  // Saving a file clicks a link, which would lead this window away from the page.
  beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined))
  describe.each(rows)('$name', (row) => {
    if (row.required.length > 0) it('lists missing fields', () => sendsNothingEmpty(row))
    if (row.wrong) it('shows validation errors at their fields', () => refusesWrongValues(row))
    if (!row.pays) {
      it('shows server-side field errors', () => showsTheServersRefusal(row))
      it('survives a failed request', () => survivesAFailure(row))
    }
    if (row.comesBack !== 'no') it('restores the form after signing in again', () => comesBackAfterSigningIn(row))
  })
}
