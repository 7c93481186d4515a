/** A bar at the bottom of the page, in plain DOM: app and style sheet may be what is missing. */
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
