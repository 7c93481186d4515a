import { useState } from 'react'
import './circleArt.scss'

type Props = {
  /** Seed of the illustration: the same text gives the same circles. */
  of: string
  image?: string | null | undefined
}

const tones = ['primary', 'info', 'success', 'warning', 'cta', 'caution'] as const

const seedOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 17)

/** A picture, or generated circles if there is none. Decorative: the adjacent text carries the information. */
export function CircleArt({ of, image }: Props) {
  const [broken, setBroken] = useState<string>()
  if (image && image !== broken)
    return (
      <img
        className="circle-art"
        src={image}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(image)}
      />
    )
  const seed = seedOf(of)
  const circle = (index: number) => {
    const turn = seed + index * 97
    return <circle key={index} cx={(turn * 13) % 320} cy={(turn * 7) % 180} r={28 + ((turn * 3) % 56)} />
  }
  return (
    <svg
      className={`circle-art circle-art-${tones[seed % tones.length]}`}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 1, 2, 3].map(circle)}
    </svg>
  )
}
