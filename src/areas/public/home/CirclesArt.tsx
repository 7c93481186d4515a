/** Decorative illustration of linked circles. */
export function CirclesArt() {
  return (
    <svg className="hero-art" viewBox="0 0 480 420" aria-hidden="true" focusable="false">
      <g className="hero-art-lines">
        <path d="M236 214 96 120M236 214l150-96M236 214 118 330M236 214l160 100M236 214 250 46" />
      </g>
      <circle className="hero-art-ring" cx="236" cy="214" r="168" />
      <circle className="hero-art-ring" cx="236" cy="214" r="116" />
      <circle className="hero-art-core" cx="236" cy="214" r="62" />
      <circle className="hero-art-hole" cx="236" cy="214" r="34" />
      <circle className="hero-art-dot hero-art-cta" cx="386" cy="118" r="26" />
      <circle className="hero-art-dot hero-art-primary" cx="96" cy="120" r="34" />
      <circle className="hero-art-dot hero-art-caution" cx="118" cy="330" r="22" />
      <circle className="hero-art-dot hero-art-info" cx="396" cy="314" r="38" />
      <circle className="hero-art-dot hero-art-success" cx="250" cy="46" r="18" />
    </svg>
  )
}
