/** What an address asks of the mocks. An empty value means: no longer. */
export type Asked = { as?: string; scenario?: string; fail?: string; chaos?: string; at?: string }

const names = ['as', 'scenario', 'fail', 'chaos', 'at'] as const

/** Reads what the address of the page asks of the mocks and takes it out of the address. */
export function takeAsked(): Asked {
  const url = new URL(location.href)
  const asked: Asked = {}
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value === null) continue
    asked[name] = value
    url.searchParams.delete(name)
  }
  if (Object.keys(asked).length > 0) history.replaceState(history.state, '', url)
  return asked
}
