import { Fragment, type ReactNode } from 'react'

/** A text whose short words with a hyphen stay in one piece: `E-signature`. */
export const unbroken = (text: string): ReactNode =>
  text.includes('-')
    ? text.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {word.includes('-') && word.length <= 16 ? <span className="text-nowrap">{word}</span> : word}
        </Fragment>
      ))
    : text
