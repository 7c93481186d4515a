import { Search } from 'react-bootstrap-icons'
import { openPalette } from './openPalette'
import './paletteButton.scss'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette, and says which keys do. */
export function PaletteButton() {
  return (
    <button
      type="button"
      className="palette-button"
      aria-label="Search and commands"
      onClick={() => openPalette.notify()}
    >
      <Search aria-hidden />
      <span>Search</span>
      <kbd>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  )
}
