import { List } from 'react-bootstrap-icons'

/** Opens the menu where its entries have no room in the header. */
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
