import { env } from '@/lib/env'

type Props = { failed: boolean; onRetry: () => void }

/** The hero while its content loads or after loading failed: the calls to action are shown either way. */
export function HomeSkeleton({ failed, onRetry }: Props) {
  return (
    <section className="hero" aria-busy={!failed}>
      <div className="container-xl hero-grid">
        <div className="hero-words">
          <h1 tabIndex={-1}>{env.productName}</h1>
          {failed ? (
            <>
              <p className="hero-lead">We couldn’t load this page. The rest of the site still works.</p>
              <button type="button" className="btn btn-primary" onClick={onRetry}>
                Try again
              </button>
            </>
          ) : (
            <p className="hero-lead">Loading…</p>
          )}
        </div>
      </div>
    </section>
  )
}
