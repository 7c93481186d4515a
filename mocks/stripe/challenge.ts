// As Stripe does it: a frame in a container of its own, at the end of the body, above everything else.
const style: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  width: '100%',
  height: '100%',
  border: '0',
  background: 'transparent',
}

const pageStyle: Partial<CSSStyleDeclaration> = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100vh',
  margin: '0',
  background: 'rgb(0 0 0 / 50%)',
}

const boxStyle: Partial<CSSStyleDeclaration> = {
  maxWidth: '22rem',
  margin: '1rem',
  padding: '1.5rem',
  borderRadius: '16px',
  background: '#fff',
  color: '#0f1c24',
  font: '16px/1.5 system-ui, sans-serif',
}

function button(page: Document, text: string, colour: string, run: () => void): HTMLButtonElement {
  const made = page.createElement('button')
  made.type = 'button'
  made.textContent = text
  Object.assign(made.style, {
    marginRight: '0.5rem',
    padding: '0.5rem 1rem',
    border: '0',
    borderRadius: '999px',
    background: colour,
    color: '#fff',
    font: 'inherit',
  })
  made.addEventListener('click', run)
  return made
}

/** The name of the frame that shows the bank's page. */
export const challengeTitle = '3-D Secure'

/**
 * Shows the bank's 3-D Secure challenge in a frame that is appended to the body, wherever the app has its focus.
 * @returns whether the payer completed it; Escape counts as failure
 */
export function askBank(): Promise<boolean> {
  const before = document.activeElement
  return new Promise((resolve) => {
    const container = document.createElement('div')
    const frame = document.createElement('iframe')
    frame.title = challengeTitle
    Object.assign(frame.style, style)
    const done = (completed: boolean) => {
      container.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(completed)
    }
    frame.addEventListener('load', () => frame.contentDocument && show(frame.contentDocument, done), { once: true })
    container.append(frame)
    document.body.append(container)
  })
}

function show(page: Document, done: (completed: boolean) => void): void {
  const complete = button(page, 'Complete', '#0e5f76', () => done(true))
  const fail = button(page, 'Fail', '#c0293b', () => done(false))
  const box = page.createElement('main')
  Object.assign(box.style, boxStyle)
  const title = page.createElement('h1')
  title.textContent = challengeTitle
  Object.assign(title.style, { fontSize: '20px', margin: '0 0 0.5rem' })
  const text = page.createElement('p')
  text.textContent = 'Confirm with your bank this payment. This is a test page: nothing is charged.'
  box.append(title, text, complete, fail)
  page.documentElement.lang = 'en'
  page.title = challengeTitle
  Object.assign(page.body.style, pageStyle)
  page.body.append(box)
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && done(false))
  complete.focus()
}
