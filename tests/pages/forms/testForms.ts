import { beforeEach, it, vi } from 'vitest'
import { personaOf, showForm } from './fillForm'
import type { FormRow } from './formRow'
import { comesBackAfterSigningIn, isSentOnce, refusesWrongValues, survivesAFailure } from './formCases'

/** Tests each form in one visit: after a mistake, a failure and a new sign-in, exactly one request is accepted. */
export function testForms(rows: readonly FormRow[]): void {
  // Saving a file clicks a link, which would lead this window away from the page.
  beforeEach(() => void vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined))
  it.each(rows)('$name: says what is wrong, keeps its input, and is sent once', async (row) => {
    const shown = await showForm(row)
    await refusesWrongValues(row, shown)
    if (!row.pays) await survivesAFailure(row, shown)
    if (![undefined, 'visitor'].includes(personaOf(row)) && row.comesBack !== 'no')
      await comesBackAfterSigningIn(row, shown)
    if (!row.pays) await isSentOnce(row)
  })
}
