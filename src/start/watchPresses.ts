/** Marks the last button pressed before a prerendered page is hydrated; `replayInput` repeats the press. */
export function watchPresses(): void {
  addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('#root[data-prerendered] button') : null
    if (!pressed) return
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    pressed.setAttribute('data-pressed', '')
  })
}
