import { lazy, Suspense } from 'react'
import { paths } from '@/domain/navigation/paths'

// The page of errors is fetched when there is one; should that fail as well, a few words stand without it.
const ErrorPage = lazy(() =>
  import('./ErrorPage').then(
    ({ ErrorPage }) => ({ default: ErrorPage }),
    () => ({ default: FewWords }),
  ),
)

/** Stands in place of a page that failed. */
export function PageError() {
  return (
    <Suspense fallback={null}>
      <ErrorPage />
    </Suspense>
  )
}

/** The last resort: an error that left no layout standing. */
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
      <h1 tabIndex={-1}>This page could not be loaded</h1>
      <p>
        Please check your connection, then <a href={paths.home}>go to the home page</a>.
      </p>
    </div>
  )
}
