import { List } from 'react-bootstrap-icons'

/** Opens the menu on screens where the header has no room for its entries. */
export function MenuButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className="site-round site-menu-button"
      aria-label="Menu"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <List aria-hidden />
    </button>
  )
}
