import { Link } from '@/components/Link'
import type { HomeContent } from '@/contract/content'
import { paths } from '@/domain/navigation/paths'

/** How to become a member, in three steps. */
export function Steps({ steps }: { steps: HomeContent['steps'] }) {
  return (
    <section className="home-band" aria-labelledby="home-steps">
      <div className="container-xl home-section">
        <h2 id="home-steps">Start where you are</h2>
        <ol className="home-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="home-step-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Link to={paths.signup} className="btn btn-primary">
          Join free
        </Link>
      </div>
    </section>
  )
}
