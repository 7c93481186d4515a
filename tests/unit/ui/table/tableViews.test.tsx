import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import * as download from '@/lib/files/download'
import { numberColumn, textColumn } from '@/ui/table/columnMakers'
import type { Column } from '@/ui/table/columns'
import { QueryTable } from '@/ui/table/QueryTable'

type Code = { code: string; by: string; used: number; note: string }

const columns: readonly Column<Code>[] = [
  textColumn('code', 'Code', ({ code }) => code, { rowHeader: true }),
  textColumn('by', 'Created by', ({ by }) => by),
  numberColumn('used', 'Used', ({ used }) => used, { tableOnly: true, wideOnly: true }),
  textColumn('note', 'Note', ({ note }) => note, { hidden: true }),
]
const codes: readonly Code[] = [
  { code: 'WELCOME', by: 'Ada', used: 3, note: 'for members' },
  { code: 'SPRING', by: 'Zoë', used: 12, note: 'campaign' },
]

function show(at = '/') {
  const table = (
    <QueryTable
      caption="Codes"
      query={{ data: codes }}
      columns={columns}
      rowKey={({ code }) => code}
      exportName="codes"
      empty={{ title: 'No codes yet' }}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: table }], { initialEntries: [at] })
  const view = render(<RouterProvider router={router} />)
  const user = userEvent.setup()
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'View' }))
    return within(await screen.findByRole('dialog', { name: 'Customise view' }))
  }
  return { router, user, open, leave: view.unmount }
}

const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)

describe('the view of a table', () => {
  it('shows, hides and moves columns, keeps that in the URL and exports the same', async () => {
    const saved = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined)
    const { user, router, open } = show()
    expect(headers()).toEqual(['Code', 'Created by', 'Used'])
    const dialog = await open()
    expect(dialog.getByRole('checkbox', { name: 'Code' })).toBeDisabled()
    await user.click(dialog.getByRole('checkbox', { name: 'Note' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Created by' }))
    await user.click(dialog.getByRole('button', { name: 'Move Note up' }))
    expect(headers()).toEqual(['Code', 'Note', 'Used'])
    expect(new URLSearchParams(router.state.location.search).get('columns')).toBe('code,note,used')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    expect((await saved.mock.calls[0]?.[0].text())?.split('\r\n')[1]).toBe('WELCOME,for members,3')
  })

  it('is remembered for the next visit, until it is reset', async () => {
    const first = show()
    const dialog = await first.open()
    await first.user.click(dialog.getByRole('checkbox', { name: 'Used' }))
    await first.user.click(dialog.getByRole('switch', { name: 'Compact rows' }))
    first.leave()
    const second = show()
    expect(headers()).toEqual(['Code', 'Created by'])
    const again = await second.open()
    expect(again.getByRole('switch', { name: 'Compact rows' })).toBeChecked()
    await second.user.click(again.getByRole('button', { name: 'Reset view' }))
    expect(headers()).toEqual(['Code', 'Created by', 'Used'])
    expect(second.router.state.location.search).toBe('')
  })

  it.each([
    ['leaves out what has no room', '/', true],
    ['shows every column that was chosen, also where there is little room', '/?columns=code,used', false],
  ])('%s', (_does, at, isLeftOut) => {
    show(at)
    const cell = screen.getByRole('cell', { name: '3' })
    expect([cell.matches('.data-table-only'), cell.matches('.data-wide-only')]).toEqual([isLeftOut, isLeftOut])
  })

  it('is saved under a name with search and order, opened and deleted', async () => {
    const { user, router, open } = show('/?q=ada&sort=-used')
    const dialog = await open()
    await user.type(dialog.getByRole('textbox', { name: 'View name' }), 'By Ada{Enter}')
    expect(dialog.getByRole('link', { name: 'By Ada' })).toHaveAttribute('href', '/?q=ada&sort=-used')
    await router.navigate('/')
    await user.click(dialog.getByRole('link', { name: 'By Ada' }))
    expect(router.state.location.search).toBe('?q=ada&sort=-used')
    const again = await open()
    await user.click(again.getByRole('button', { name: 'Delete view By Ada' }))
    expect(again.queryByRole('link', { name: 'By Ada' })).not.toBeInTheDocument()
  })
})
