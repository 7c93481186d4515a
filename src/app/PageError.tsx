import { listen } from '@/lib/browser/listen'
import { useEffect } from 'react'
import { paths } from '@/domain/navigation/paths'
import { lazyPart } from '@/ui/lazyPart'

/** Error boundary of a page. Where its own code fails too, a short text is shown. */
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
  // Without the code of the page, nothing else would bring it back.
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
