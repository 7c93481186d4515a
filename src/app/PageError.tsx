import { lazy, Suspense } from 'react'
import { paths } from '@/domain/navigation/paths'

// The error page is lazy-loaded; if that fails too, a short text is shown.
const ErrorPage = lazy(() =>
  import('./ErrorPage').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: FewWords }),
  ),
)

/** Error boundary of a page. */
export function PageError() {
  return (
    <Suspense fallback={null}>
      <ErrorPage />
    </Suspense>
  )
}

/** Last resort: an error outside every layout. */
export function BarePageError() {
  return (
    <main id="main">
      <PageError />
    </main>
  )
}

function FewWords() {
  return (
    <div className="container-xl py-5">
      <h1 tabIndex={-1}>We couldn’t load this page</h1>
      <p>
        Check your connection, then <a href={paths.home}>go to the home page</a>.
      </p>
    </div>
  )
}
