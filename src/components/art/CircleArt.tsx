import { useState } from 'react'
import { seedOf, toneOf } from './artTone'
import './circleArt.scss'

type Props = {
  /** Seed of the illustration: the same text gives the same circles. */
  of: string
  image?: string | null | undefined
}

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
      className={`circle-art circle-art-${toneOf(of)}`}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {[0, 1, 2, 3].map(circle)}
    </svg>
  )
}
