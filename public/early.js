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
