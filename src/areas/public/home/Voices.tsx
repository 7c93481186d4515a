import type { HomeContent } from '@/contract/content'

/** Testimonials. */
export function Voices({ quotes }: { quotes: HomeContent['quotes'] }) {
  return (
    <section className="container-xl home-section" aria-labelledby="home-voices">
      <h2 id="home-voices">What members say</h2>
      <ul className="home-voices">
        {quotes.map(({ text, name, role }) => (
          <li key={name}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <span className="home-voice-initial" aria-hidden="true">
                  {name.slice(0, 1)}
                </span>
                <span>
                  <strong>{name}</strong>
                  <span>{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
