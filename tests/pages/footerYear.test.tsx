import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { CurrentYear } from '@/app/footer/CurrentYear'

it('the footer shows the current year on a page that was prerendered in an earlier one (R-FTR-01)', async () => {
  const root = document.createElement('p')
  root.innerHTML = '<span>2019</span>'
  const live = await act(async () => hydrateRoot(root, <CurrentYear />))
  expect(root).toHaveTextContent(String(new Date().getFullYear()))
  act(() => live.unmount())
})
