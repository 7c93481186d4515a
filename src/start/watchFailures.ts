import { mayReloadNow } from '@/lib/browser/automaticReload'
import { plainNotice } from '@/lib/browser/plainNotice'

/** Handles failures before the app runs: an entry that fails to load, a page left before it was ready. */
export function watchFailures(): void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') reloadOrOffer()
  }
  // Captured, because the errors of files do not bubble.
  addEventListener('error', onError, true)
  // Safari may restore a page that was still loading when it was left, and never finishes it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.querySelector('#root[data-prerendered]')) location.reload()
  })
}

/** Reloads the page once; if the visitor is typing, or it was reloaded already, a notice offers to reload. */
function reloadOrOffer(): void {
  document.documentElement.removeAttribute('data-session')
  const isTyping = /^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')
  const reload = () => location.reload()
  if (!isTyping && mayReloadNow()) return reload()
  addEventListener('online', reload)
  const notice = plainNotice(
    'alert',
    'We couldn’t load all of this page, so parts of it don’t work. Check your connection. ',
  )
  const button = document.createElement('button')
  button.textContent = 'Try again'
  button.className = 'btn btn-sm btn-outline-secondary'
  button.onclick = reload
  notice.append(button)
}
