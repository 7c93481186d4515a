import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ColourModeDialog } from '@/app/footer/ColourModeDialog'
import { applyColourMode } from '@/lib/browser/colourMode'
import { localStore } from '@/lib/storage/storage'
import { teardown } from '@tests/teardown'

it('shows what was chosen in another tab while it is open', async () => {
  teardown.add(applyColourMode())
  render(<ColourModeDialog onClose={() => undefined} />)
  expect(await screen.findByRole('radio', { name: 'Match my device' })).toBeChecked()
  localStore.write('colourMode', 'dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'dc:colourMode' })))
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
