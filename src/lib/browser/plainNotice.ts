/** Shows a bar at the bottom of the page, without React or style sheets: they may be what failed to load. */
export function plainNotice(role: 'status' | 'alert', text: string): HTMLElement {
  const notice = document.createElement('p')
  notice.setAttribute('role', role)
  Object.assign(notice.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '2000',
    margin: '0',
    padding: '0.75rem 1rem',
    background: 'Canvas',
    color: 'CanvasText',
    borderTop: '1px solid',
    textAlign: 'center',
  })
  notice.textContent = text
  document.body.append(notice)
  return notice
}
