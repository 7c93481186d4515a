import { useState } from 'react'
import './avatar.scss'

type Props = {
  /** Name of the person or company; its initials replace a missing picture. */
  name: string
  src?: string | null | undefined
  size?: 24 | 32 | 40 | 56 | 80 | 120
  /** Text alternative, only if the name isn't shown next to the avatar. */
  alt?: string
}

const tones = ['primary', 'info', 'success', 'warning', 'cta', 'secondary'] as const

/** What companies end with, and nobody's name. */
const legalForms = /^(pte|ltd|limited|inc|llc|llp|pvt|private|sdn|bhd|gmbh|corp)[.,]?$/i

/** The first letters of the first and the last word, the legal form of a company left out. */
export function initials(name: string): string {
  const words = name
    .split(/\s+/)
    .filter((word, at) => at === 0 || !legalForms.test(word))
    .map((word) => [...word].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? '')
    .filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toUpperCase()
}

const toneOf = (name: string) =>
  tones[[...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) % tones.length]

/** A person or company in a circle: picture, otherwise initials, otherwise an icon. */
export function Avatar({ name, src, size = 40, alt = '' }: Props) {
  const [broken, setBroken] = useState<string>()
  const letters = initials(name)
  if (src && src !== broken) {
    return (
      <img
        className="avatar"
        src={src}
        alt={alt}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
      />
    )
  }
  return (
    <svg
      className={`avatar avatar-${toneOf(name)}`}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      focusable="false"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {letters ? (
        <text x="20" y="20" dy="0.36em" textAnchor="middle">
          {letters}
        </text>
      ) : (
        <>
          <circle cx="20" cy="15.5" r="6.5" />
          <path d="M6.5 36a13.5 13.5 0 0 1 27 0z" />
        </>
      )}
    </svg>
  )
}
