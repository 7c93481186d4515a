/** Makes the browser ask before the tab is closed or reloaded. @returns a function that ends this */
export function warnBeforeLeaving(): () => void {
  const stay = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', stay)
  return () => removeEventListener('beforeunload', stay)
}
