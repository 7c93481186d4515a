/** Mock settings from the query string. An empty value switches the setting off. */
export type UrlSettings = {
  as?: string
  scenario?: string
  fail?: string
  chaos?: string
  at?: string
  backend?: string
}

/** The names of the settings: in the query, or in a header after `X-Mocks-`. */
export const settingNames = ['as', 'scenario', 'fail', 'chaos', 'at', 'backend'] as const

/** Reads the mock settings from the page URL and removes them from it. */
export function takeUrlSettings(): UrlSettings {
  const url = new URL(location.href)
  const settings: UrlSettings = {}
  for (const name of settingNames) {
    const value = url.searchParams.get(name)
    if (value === null) continue
    settings[name] = value
    url.searchParams.delete(name)
  }
  if (Object.keys(settings).length > 0) history.replaceState(history.state, '', url)
  return settings
}
