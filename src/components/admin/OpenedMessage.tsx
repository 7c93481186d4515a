import './openedMessage.scss'

/** A sender's text, with its line breaks. */
export function OpenedMessage({ children }: { children: string | null | undefined }) {
  if (!children) return null
  return <blockquote className="opened-message">{children}</blockquote>
}
