import { configure } from '@testing-library/react'
import { describe, it } from 'vitest'
import type { FormRow } from './forms'
import {
  comesBackAfterSigningIn, refusesWrongValues, sendsNothingEmpty, showsTheServersRefusal, survivesAFailure,
} from './situations' // prettier-ignore

/** Runs every form through all of its situations. */
export function drive(rows: readonly FormRow[]): void {
  configure({ asyncUtilTimeout: 8000 })
  describe.each(rows)('$name', (row) => {
    if (row.required.length > 0) it('lists missing fields', () => sendsNothingEmpty(row))
    if (row.wrong) it('shows validation errors at their fields', () => refusesWrongValues(row))
    if (!row.pays) {
      it('shows server-side field errors', () => showsTheServersRefusal(row))
      it('survives a failed request', () => survivesAFailure(row))
    }
    if (row.comesBack !== 'no') it('restores the form after signing in again (T2.5)', () => comesBackAfterSigningIn(row))
  })
}
