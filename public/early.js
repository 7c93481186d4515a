// Until a painted page is alive nobody hears a press. The last one is kept for the app, which answers it then.
addEventListener('click', function (event) {
  var pressed = event.target.closest && event.target.closest('#root[data-painted] button')
  if (!pressed) return
  var before = document.querySelector('[data-pressed]')
  if (before) before.removeAttribute('data-pressed')
  pressed.setAttribute('data-pressed', '')
})
