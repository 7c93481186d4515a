import { Flyout } from '@/ui/Flyout'
import { State } from '../State'

export function States() {
  return (
    <>
      <State name="A panel under its button">
        <Flyout label="Hub">
          {(close) => (
            <button type="button" className="menu-link" onClick={close}>
              Blog
            </button>
          )}
        </Flyout>
      </State>
    </>
  )
}
