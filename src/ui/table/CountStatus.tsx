import { useState } from 'react'

type Props = { text: string; className: string; isTyping: boolean }

/** How many rows there are. While the user types it changes with every key; it is announced when they pause. */
export function CountStatus({ text, className, isTyping }: Props) {
  const [said, setSaid] = useState(text)
  if (!isTyping && said !== text) setSaid(text)
  return (
    <>
      {isTyping && <p className={className}>{text}</p>}
      <p className={isTyping ? 'visually-hidden' : className} role="status">
        {said}
      </p>
    </>
  )
}
