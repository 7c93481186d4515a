import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@mocks/db/db'
import { renderAt } from '@tests/renderAt'
import { parseCsv } from '@tests/parseCsv'
import { required } from '@tests/required'
import { savedFiles } from '../admin'

afterEach(() => vi.restoreAllMocks())

const many = 10_000
/** As many copies of the rows, each with its own key. */
const copies = <Row extends object>(rows: readonly Row[], ...keys: (keyof Row)[]): Row[] =>
  Array.from({ length: many }, (_, index) => ({
    ...required(rows[index % rows.length]),
    ...Object.fromEntries(keys.map((key) => [key, `copy-${index}`])),
  }))

const search = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
const bodyRows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

// Rows of few fields: every answer of a test is compared with the contract.
const fill = {
  'mailing-list': () => void (db.mailingList = copies(db.mailingList, 'mailingListSubscriptionId', 'emailAddress')),
  'landing-page-responses': () =>
    void (db.landingPageResponses = copies(db.landingPageResponses, 'landingPageResponseId', 'lastName')),
  'partner-discount-codes': () =>
    void (db.partnerDiscountCodes = copies(db.partnerDiscountCodes, 'partnerDiscountCodeId', 'code')),
}

describe('a list of 10,000 rows', () => {
  it.each(['mailing-list', 'landing-page-responses', 'partner-discount-codes'] as const)(
    '%s: shows a page, searches and saves all',
    async (list) => {
      fill[list]()
      const files = savedFiles()
      const { user } = await renderAt(`/admin/${list}`, { as: 'admin' })
      expect(await screen.findByText('1–25 of 10,000')).toBeVisible()
      expect(bodyRows()).toHaveLength(25)
      search('copy-9999')
      await waitFor(() => expect(screen.getByText('1 result')).toBeVisible())
      expect(bodyRows()).toHaveLength(1)
      search('')
      await screen.findByText('1–25 of 10,000')
      await user.click(screen.getByRole('button', { name: 'Download CSV' }))
      await waitFor(() => expect(files).toHaveLength(1))
      const { name, file } = required(files[0])
      expect(name).toMatch(/-10000-rows\.csv$/)
      expect(parseCsv(await file.text())).toHaveLength(many + 1)
    },
  )
})
