import type { ReactNode } from 'react'
import './illustration.scss'

/** Subject of the illustration. All are drawn from the same circle and dot. */
export type IllustrationName =
  'nothing' | 'search' | 'calendar' | 'people' | 'messages' | 'papers' | 'chart' | 'done' | 'broken' | 'shop'

const dot = (x: number, y: number, r = 7) => <circle className="illustration-dot" cx={x} cy={y} r={r} />

const illustrations: Record<IllustrationName, ReactNode> = {
  nothing: (
    <>
      <circle className="illustration-soft" cx="80" cy="60" r="36" strokeDasharray="2 9" />
      <circle className="illustration-line" cx="80" cy="60" r="20" />
      {dot(107, 35)}
    </>
  ),
  search: (
    <>
      <circle className="illustration-paper" cx="74" cy="54" r="27" />
      <path className="illustration-line" d="m94 74 20 20" strokeWidth="7" />
      <path className="illustration-soft" d="M62 50a13 13 0 0 1 11-9" />
      {dot(112, 28)}
    </>
  ),
  calendar: (
    <>
      <rect className="illustration-paper" x="46" y="30" width="68" height="62" rx="14" />
      <path className="illustration-line" d="M62 24v12M98 24v12" />
      <path className="illustration-soft" d="M46 48h68" />
      {[62, 80, 98].flatMap((x) =>
        [60, 76].map((y) => <circle key={`${x} ${y}`} className="illustration-fill" cx={x} cy={y} r="4.5" />),
      )}
      {dot(98, 76, 7)}
    </>
  ),
  people: (
    <>
      <circle className="illustration-paper" cx="54" cy="54" r="14" />
      <path className="illustration-line" d="M31 93a23 23 0 0 1 36-19" />
      <circle className="illustration-paper" cx="106" cy="54" r="14" />
      <path className="illustration-line" d="M129 93a23 23 0 0 0-36-19" />
      <circle className="illustration-paper" cx="80" cy="48" r="18" />
      <path className="illustration-line" d="M51 99a29 29 0 0 1 58 0" />
      {dot(98, 28)}
    </>
  ),
  messages: (
    <>
      <rect className="illustration-paper" x="40" y="36" width="80" height="54" rx="14" />
      <path className="illustration-line" d="m46 44 27 22a11 11 0 0 0 14 0l27-22" />
      {dot(118, 36, 9)}
    </>
  ),
  papers: (
    <>
      <rect className="illustration-paper" x="60" y="20" width="54" height="68" rx="12" />
      <rect className="illustration-paper" x="46" y="32" width="54" height="68" rx="12" />
      <path className="illustration-soft" d="M58 50h22M58 63h30M58 76h16" />
      <circle className="illustration-line" cx="100" cy="88" r="14" fill="none" />
      {dot(100, 88, 5)}
    </>
  ),
  chart: (
    <>
      <path className="illustration-soft" d="M44 92h72" />
      <path className="illustration-bar" d="M54 92V74M72 92V60M90 92V66M108 92V42" />
      <path className="illustration-line" d="m50 60 20-16 20 8 20-24" strokeWidth="3" />
      {dot(110, 28)}
    </>
  ),
  done: (
    <>
      <circle className="illustration-paper" cx="80" cy="60" r="34" />
      <path className="illustration-line" d="m65 61 11 11 20-23" strokeWidth="6" />
      {dot(110, 32)}
    </>
  ),
  broken: (
    <>
      <path className="illustration-line" d="M100 33a34 34 0 1 0 13 35" strokeWidth="6" />
      <path className="illustration-line" d="M80 44v20M80 74v1" strokeWidth="6" />
      {dot(118, 44)}
    </>
  ),
  shop: (
    <>
      <path className="illustration-paper" d="M48 48h64l-5 42a9 9 0 0 1-9 8H62a9 9 0 0 1-9-8z" />
      <path className="illustration-line" d="M65 58V42a15 15 0 0 1 30 0v16" />
      {dot(112, 38)}
    </>
  ),
}

/** A decorative illustration in the palette; the adjacent text carries the information. */
export function Illustration({ of }: { of: IllustrationName }) {
  return (
    <svg
      className="illustration"
      viewBox="0 0 160 120"
      width="160"
      height="120"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="illustration-ground" cx="80" cy="60" r="52" />
      {illustrations[of]}
    </svg>
  )
}
