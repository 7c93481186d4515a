import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import * as download from '@/lib/files/download'
import { Chart } from '@/ui/chart/Chart'
import { arcPath, axisTicks, fitLabel, labelRoom, labelStep } from '@/ui/chart/chartScale'

const chart = (kind: 'line' | 'bar' | 'donut') => (
  <Chart
    title="Orders"
    kind={kind}
    labels={['Jan', 'Feb', 'Mar']}
    series={[{ name: 'Orders', values: [12, 0, 30] }]}
    summary="Orders rose from 12 in January to 30 in March."
    labelHeader="Month"
  />
)

describe('Chart', () => {
  it.each(['line', 'bar'] as const)('a %s chart has a description and arrow-key navigation', async (kind) => {
    const user = userEvent.setup()
    render(chart(kind))
    expect(screen.getByRole('figure', { name: 'Orders' })).toHaveTextContent(
      'Orders rose from 12 in January to 30 in March.',
    )
    await user.tab()
    await user.tab()
    await user.tab()
    expect(screen.getByRole('img', { name: 'Jan: Orders 12' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('img', { name: 'Mar: Orders 30' })).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('img', { name: 'Feb: Orders 0' })).toHaveFocus()
    expect(screen.getAllByRole('img').filter((point) => point.getAttribute('tabindex') === '0')).toHaveLength(1)
  })

  it('shows the same numbers as a table and as CSV', async () => {
    const saved = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined)
    const user = userEvent.setup()
    render(chart('donut'))
    expect(screen.getByRole('img', { name: 'Mar: 30, 71%' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Table' }))
    expect(screen.getByRole('row', { name: 'Mar 30' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    expect(await saved.mock.calls[0]?.[0].text()).toContain('Month,Orders\r\nJan,12\r\nFeb,0\r\nMar,30\r\n')
  })
})

it('shortens labels only on the axis, and puts amounts into the CSV in their own unit', async () => {
  const saved = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined)
  saved.mockClear()
  const days = ['01/11/2026', '02/11/2026']
  const series = [{ name: 'Spend', values: [1250, 0] }]
  const user = userEvent.setup()
  render(
    <Chart
      title="Spend"
      kind="bar"
      labels={days}
      ticks={['01/11', '02/11']}
      series={series}
      summary="Two days."
      exported={(cents) => cents / 100}
    />,
  )
  expect(screen.getByText('01/11')).toBeVisible()
  expect(screen.getByRole('img', { name: '01/11/2026: Spend 1,250' })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  expect(await saved.mock.calls[0]?.[0].text()).toContain('Label,Spend\r\n01/11/2026,12.5\r\n02/11/2026,0\r\n')
})

describe('scales', () => {
  it.each([
    [
      [0, 0],
      [0, 1],
    ],
    [[72], [0, 20, 40, 60, 80]],
    [[7200], [0, 2000, 4000, 6000, 8000]],
    [
      [-30, 60],
      [-50, -25, 0, 25, 50, 75],
    ],
  ])('ticks of %j', (values, ticks) => {
    const made = axisTicks(values)
    expect(made[0]).toBeLessThanOrEqual(Math.min(0, ...values))
    expect(made.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
    expect(made).toEqual(ticks)
  })

  it('thins out labels, and draws a full circle', () => {
    expect(labelStep(12, 600)).toBe(2)
    expect(labelStep(3, 600)).toBe(1)
    // Thirty days on a phone: every date that is shown has room for all of its letters.
    const room = labelRoom(['25/10/2026', '26/10/2026'])
    expect(fitLabel('25/10/2026', room)).toBe('25/10/2026')
    expect(labelStep(30, 250, room)).toBe(10)
    expect(labelRoom(['Small business owner'])).toBe(80)
    expect(fitLabel('Small business owner', 80)).toBe('Small busin…')
    expect(fitLabel('Founder', 80)).toBe('Founder')
    expect(fitLabel('W'.repeat(300), 80)).toBe('WWWWWW…')
    expect(arcPath(0, 1, 40)).toContain('A40 40 0 1 1')
  })
})
