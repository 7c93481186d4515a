import { lazy, Suspense, useEffect } from 'react'
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
  // Without the code of the page, nothing else would bring it back.
  useEffect(() => {
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <div className="container-xl py-5">
      <h1 tabIndex={-1}>We couldn’t load this page</h1>
      <p>
        Check your connection, then try again or <a href={paths.home}>go to the home page</a>.
      </p>
      <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
        Try again
      </button>
    </div>
  )
}
