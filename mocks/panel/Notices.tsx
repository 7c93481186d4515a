import { notices } from '../notices'

/** Shown on the page itself, since no one opens a panel to look for a misspelled setting. */
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
