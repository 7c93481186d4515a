import { createRoot } from 'react-dom/client'
import { Panel } from './Panel'
import './panel.css'

/** Puts the panel of the mocks into the page, in a root of its own. */
export function showPanel(): void {
  if (document.querySelector('.mock-panel')) return
  const host = document.createElement('div')
  host.className = 'mock-panel'
  document.body.append(host)
  // An open modal of the app takes the focus back from whatever stands outside of it; the panel is to stay usable.
  window.addEventListener(
    'focus',
    (event) => event.target instanceof Node && host.contains(event.target) && event.stopPropagation(),
    true,
  )
  createRoot(host).render(<Panel />)
}
