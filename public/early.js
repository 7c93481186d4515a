// Requests the settings while the app's code is in flight; src/main.tsx takes the response.
window.earlyConfig = fetch('/config.json', { cache: 'no-cache' })
window.earlyConfig.catch(function () {})
// The prerendered header is a visitor's. Where a session is stored, the account's place is kept until it is restored; the
// app removes the mark. Both cookies, with the same prefix (VITE_COOKIE_PREFIX).
try {
  var cookies = document.cookie.split('; ').map(function (pair) {
    return pair.split('=')[0]
  })
  var isStored = cookies.some(function (name) {
    return /token$/.test(name) && cookies.indexOf(name.replace(/token$/, 'user')) >= 0
  })
  if (isStored) document.documentElement.setAttribute('data-session', '')
} catch {
  // Cookies are blocked.
}
// What is below the first screen need not be laid out yet, unless the page returns to where it was scrolled to.
try {
  if (!location.hash && performance.getEntriesByType('navigation')[0].type === 'navigate')
    document.documentElement.setAttribute('data-fresh', '')
} catch {
  // Unknown: all is laid out.
}
// On a slow connection Inter comes too late for a first visit (`font-display: optional`): it is fetched after the code.
try {
  if (navigator.connection.downlink < 5 && !localStorage.getItem('dc:inter'))
    document.documentElement.setAttribute('data-plain', '')
} catch {
  // Unknown, or storage is blocked: Inter is fetched at once.
}
// Until a prerendered page is hydrated nothing handles clicks. The last one is marked, and repeated after hydration.
addEventListener('click', function (event) {
  var pressed = event.target.closest && event.target.closest('#root[data-prerendered] button')
  if (!pressed) return
  var before = document.querySelector('[data-pressed]')
  if (before) before.removeAttribute('data-pressed')
  pressed.setAttribute('data-pressed', '')
})
// Without the entry nothing of the app runs: the page, or its skeleton, would stay as it is. It is loaded again once in 60
// seconds (as in src/app/staleChunk.ts), unless somebody is typing; otherwise a notice offers that. A style sheet of the
// document is requested again.
addEventListener(
  'error',
  function (event) {
    var failed = event.target
    if (failed.rel === 'stylesheet') {
      var wait = (failed.waited || 500) * 2
      if (wait > 4000) return
      setTimeout(function () {
        var again = failed.cloneNode()
        again.waited = wait
        failed.replaceWith(again)
      }, wait)
    }
    if (failed.localName !== 'script' || failed.type !== 'module') return
    var reload = function () {
      location.reload()
    }
    document.documentElement.removeAttribute('data-session')
    try {
      var last = Number(sessionStorage.getItem('dc:reloaded-at'))
      if (navigator.onLine && Date.now() - last > 60000 && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
        sessionStorage.setItem('dc:reloaded-at', String(Date.now()))
        return reload()
      }
    } catch {
      // Storage is blocked: a reload could not be told from the next.
    }
    addEventListener('online', reload)
    var notice = document.createElement('p')
    var button = document.createElement('button')
    notice.setAttribute('role', 'alert')
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2000;margin:0;padding:.75rem 1rem;background:Canvas;color:CanvasText;border-top:1px solid;text-align:center'
    notice.textContent = 'We couldn’t load all of this page, so parts of it don’t work. Check your connection. '
    button.textContent = 'Try again'
    button.className = 'btn btn-sm btn-outline-primary'
    button.onclick = reload
    notice.append(button)
    document.body.append(notice)
  },
  true,
)
