// The settings are asked for while the code of the app is on its way; src/main.tsx takes the answer.
window.earlyConfig = fetch('/config.json', { cache: 'no-cache' })
window.earlyConfig.catch(function () {})
// Until a prerendered page is interactive nobody hears a press. The last one is kept for the app, which answers it then.
addEventListener('click', function (event) {
  var pressed = event.target.closest && event.target.closest('#root[data-painted] button')
  if (!pressed) return
  var before = document.querySelector('[data-pressed]')
  if (before) before.removeAttribute('data-pressed')
  pressed.setAttribute('data-pressed', '')
})
