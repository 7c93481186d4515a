import { notices } from '../notices'

/** Stands on the page itself, since nobody opens a panel to find out that a setting was misspelled. */
export function Notices() {
  const texts = notices.read()
  if (texts.length === 0) return null
  return (
    <div role="alert" className="mock-panel-notice">
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="button" onClick={notices.clear}>
        OK
      </button>
    </div>
  )
}
