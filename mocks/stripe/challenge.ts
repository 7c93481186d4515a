const style: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2000',
  display: 'grid',
  placeItems: 'center',
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

function button(text: string, colour: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button')
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

/**
 * Shows the bank's 3-D Secure challenge.
 * @returns whether the payer completed it; Escape counts as failure
 */
export function askBank(): Promise<boolean> {
  const before = document.activeElement
  return new Promise((resolve) => {
    const back = document.createElement('div')
    const done = (completed: boolean) => {
      back.remove()
      if (before instanceof HTMLElement) before.focus()
      resolve(completed)
    }
    const complete = button('Complete', '#0e5f76', () => done(true))
    const fail = button('Fail', '#c0293b', () => done(false))
    Object.assign(back.style, style)
    back.setAttribute('role', 'dialog')
    back.setAttribute('aria-modal', 'true')
    back.setAttribute('aria-labelledby', 'fake-3ds-title')
    const box = document.createElement('div')
    Object.assign(box.style, boxStyle)
    const title = document.createElement('h2')
    title.id = 'fake-3ds-title'
    title.textContent = '3-D Secure'
    Object.assign(title.style, { fontSize: '20px', margin: '0 0 0.5rem' })
    const text = document.createElement('p')
    text.textContent = 'Confirm with your bank this payment. This is a test page: nothing is charged.'
    box.append(title, text, complete, fail)
    back.append(box)
    back.addEventListener('keydown', (event) => {
      event.stopPropagation()
      if (event.key === 'Escape') done(false)
      if (event.key !== 'Tab') return
      event.preventDefault()
      ;(document.activeElement === complete ? fail : complete).focus()
    })
    // Rendered inside an open modal, since a modal pulls the focus back from elements outside of it.
    const host = before?.closest('[role="dialog"]') ?? document.querySelector('.modal.show') ?? document.body
    host.append(back)
    complete.focus()
  })
}
