import { listen } from '@/lib/browser/listen'
import { useEffect } from 'react'
import { paths } from '@/domain/navigation/paths'
import { lazyPart } from '@/ui/lazyPart'

/** Error boundary of a page. Shows a short text if the error page's own code fails to load, too. */
export const PageError = lazyPart(() => import('./ErrorPage').catch(() => ({ ErrorPage: FewWords })), 'ErrorPage')

/** Last resort: an error outside every layout. */
export function BarePageError() {
  return (
    <main id="main">
      <PageError />
    </main>
  )
}

function FewWords() {
  // The error page's own code, which would reload the page, is missing.
  useEffect(() => listen(window, 'online', () => location.reload()), [])
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
