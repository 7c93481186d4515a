import type { Page } from '@playwright/test'

type Recorded = { shifts: [amount: number, moved: string][]; takeShifts: () => void }
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }

/** Records layout shifts on the pages opened from now on, except those right after user input. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = window as unknown as Recorded
    record.shifts = []
    const take = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as Shift[]) {
        const moved = sources.map(({ node }) => (node as Element | undefined)?.className ?? '').join(', ')
        if (!hadRecentInput) record.shifts.push([value, moved])
      }
    }
    const observer = new PerformanceObserver((list) => take(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    record.takeShifts = () => take(observer.takeRecords())
  })
}

/** The cumulative layout shift so far, and what moved. */
export async function shiftsOf(page: Page): Promise<{ total: number; told: string }> {
  const shifts = await page.evaluate(() => {
    const record = window as unknown as Recorded
    record.takeShifts()
    return record.shifts
  })
  return {
    total: shifts.reduce((sum, [amount]) => sum + amount, 0),
    told: shifts.map(([amount, moved]) => `${amount.toFixed(4)} ${moved}`).join('\n'),
  }
}

/** Forgets the shifts so far. */
export const forgetShifts = (page: Page) =>
  page.evaluate(() => {
    const record = window as unknown as Recorded
    record.takeShifts()
    record.shifts = []
  })
