/** Mock settings from the query string. An empty value switches the setting off. */
export type Asked = { as?: string; scenario?: string; fail?: string; chaos?: string; at?: string }

const names = ['as', 'scenario', 'fail', 'chaos', 'at'] as const

/** Reads the mock settings from the page URL and removes them from it. */
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
