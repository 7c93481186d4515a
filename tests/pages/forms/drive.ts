import { configure } from '@testing-library/react'
import { describe, it } from 'vitest'
import type { FormRow } from './forms'
import {
  comesBackAfterSigningIn, refusesWrongValues, sendsNothingEmpty, showsTheServersRefusal, survivesAFailure,
} from './situations' // prettier-ignore

/** Takes every form through the situations that it can get into. */
export function drive(rows: readonly FormRow[]): void {
  configure({ asyncUtilTimeout: 8000 })
  describe.each(rows)('$name', (row) => {
    if (row.required.length > 0) it('names what is missing', () => sendsNothingEmpty(row))
    if (row.wrong) it('says what is wrong at its field', () => refusesWrongValues(row))
    if (!row.pays) {
      it('shows what the server refuses', () => showsTheServersRefusal(row))
      it('survives a failure', () => survivesAFailure(row))
    }
    if (row.comesBack !== 'no') it('comes back after signing in (T2.5)', () => comesBackAfterSigningIn(row))
  })
}
