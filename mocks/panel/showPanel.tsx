import { createRoot } from 'react-dom/client'
import { Panel } from './Panel'
import './panel.css'

/** Adds the mock panel to the page, in its own React root. */
export function showPanel(): void {
  if (document.querySelector('.mock-panel')) return
  const host = document.createElement('div')
  host.className = 'mock-panel'
  document.body.append(host)
  // An open modal of the app pulls the focus back from elements outside of it; the panel must remain usable.
  window.addEventListener(
    'focus',
    (event) => event.target instanceof Node && host.contains(event.target) && event.stopPropagation(),
    true,
  )
  createRoot(host).render(<Panel />)
}
