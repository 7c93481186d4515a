import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { db } from '@mocks/db/db'
import { fail } from '@mocks/settings/faults'
import { requestLog } from '@mocks/requestLog'
import { parseCsv } from '@tests/parseCsv'
import { goTo, renderAt } from '@tests/renderAt'
import { required } from '@tests/required'
import { savedInEach } from '@tests/savedInEach'
import { allPermissions } from '@mocks/permissions'

/** Every list of Marketplace and Marketing: where it is, its caption, its empty state, the call behind it. */
const lists = [
  ['/admin/solution-activation', 'Solutions pending activation', 'Nothing to activate', 'listOrdersPendingActivation'],
  ['/admin/discount-codes', 'Discount codes', 'No discount codes yet', 'listDiscountCodes'],
  ['/admin/orphaned-charges?from=2020-01-01&to=2030-01-01', 'Orphaned charges', 'No orphaned charges', 'listOrphanedCharges'],
  ['/admin/subscription-events', 'Subscription events', 'No events yet', 'listSubscriptionEvents'],
  ['/admin/subscription-events?show=subscriptions', 'Subscriptions', 'No subscriptions yet', 'listAllSubscriptions'],
  ['/admin/subscription-events?show=items', 'Subscription items', 'No items yet', 'listAllSubscriptionItems'],
  ['/admin/subscription-events?show=stripe', 'Subscriptions in Stripe', 'No subscriptions in Stripe', 'listAllStripeSubscriptions'],
  ['/admin/benefit-enquiries', 'Benefit enquiries', 'No enquiries yet', 'listBenefitEnquiries'],
  ['/admin/campaign-responses', 'Member responses', 'No responses yet', 'listCampaignResponses'],
  ['/admin/campaign-responses?show=visitors', 'Visitor responses', 'No responses yet', 'listPublicCampaignResponses'],
  ['/admin/landing-page-responses', 'Landing page responses', 'No responses yet', 'listLandingPageResponses'],
  ['/admin/mailing-list', 'Mailing list signups', 'No signups yet', 'listMailingListSubscriptions'],
  ['/admin/job-enquiries', 'Job enquiries', 'No job enquiries yet', 'listJobEnquiries'],
] as const // prettier-ignore

describe('the lists of Marketplace and Marketing', () => {
  const saved = savedInEach()

  it('are closed to administrators without their permission, and ask for nothing then (R-PERM-08)', async () => {
    const all = allPermissions()
    Object.assign(required(db.users.find(({ userId }) => userId === 'u-admin')), {
      permissions: { ...all, marketplace: [], marketing: [] },
    })
    const { router } = await renderAt('/admin', { as: 'admin' })
    for (const [path, , , call] of lists) {
      await goTo(router, path)
      await waitFor(() => expect(router.state.location.pathname, path).toBe('/admin'))
      expect(requestLog.read().filter(({ id }) => id === call)).toEqual([])
    }
    expect(within(document.body).queryByText('Marketplace')).not.toBeInTheDocument()
  })

  it('export exactly what they show: the same columns, rows and texts, all pages', async () => {
    const { user, router } = await renderAt('/admin', { as: 'admin' })
    for (const [path, caption] of lists) {
      await goTo(router, path)
      const table = await screen.findByRole('table', { name: caption })
      await user.click(screen.getByTitle('Download CSV'))
      const { name, file } = required(saved.pop())
      const [header, ...lines] = parseCsv(await file.text())
      const headings = [...table.querySelectorAll('thead th:not(.data-pick)')].map((cell) => cell.textContent.trim())
      expect(header, caption).toEqual(headings.filter((text) => text !== 'Actions'))
      expect(name, caption).toContain(`-${lines.length}-row`)
      expect(document.querySelector('.data-count')?.textContent, caption).toMatch(
        new RegExp(`^(1–25 of )?${lines.length.toLocaleString('en-SG')}( results?)?$`),
      )
      const rows = [...table.querySelectorAll('tr[data-row]')]
      expect(rows.length, caption).toBe(Math.min(25, lines.length))
      rows.forEach((row, index) => {
        const cells = [...row.querySelectorAll('th, td:not(.data-pick):not(.data-acts)')].map(
          (cell) => cell.textContent,
        )
        required(lines[index]).forEach((text, column) => {
          const shown = plain(required(cells[column]))
          for (const part of plain(text).split(', ')) expect(shown, `${caption}: ${header?.[column]}`).toContain(part)
        })
      })
    }
  })

  it('say what will appear when they are empty, and let nothing be exported', async () => {
    const { router } = await renderAt('/admin', { scenario: 'admin-empty' })
    for (const [path, , title] of lists) {
      await goTo(router, path)
      expect(await screen.findByText(title), path).toBeVisible()
      expect(screen.queryByTitle('Download CSV')).not.toBeInTheDocument()
    }
  })

  it('say what failed, and offer to try again', async () => {
    for (const [, , , call] of lists) fail(call, { status: 503, message: `No ${call}` })
    const { router } = await renderAt('/admin', { as: 'admin' })
    for (const [path, , , call] of lists) {
      await goTo(router, path)
      expect((await screen.findAllByText(`No ${call}`))[0], path).toBeVisible()
      expect((await screen.findAllByText('Try again'))[0]).toBeVisible()
    }
  })
})

/** Amounts are exported as raw numbers, and a text that looks like a formula is guarded. */
function plain(text: string): string {
  return text
    .replace(/^'/, '')
    .replace(/S\$|,(?=\d{3})/g, '')
    .replace(/(\d)\.00(?!\d)/g, '$1')
    .replace(/(\.\d)0(?!\d)/g, '$1')
}
