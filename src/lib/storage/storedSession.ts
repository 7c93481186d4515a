/**
 * The token of the stored session: both cookies of one installation, or none (R-SESS-03).
 * @param prefix of the installation's cookies (VITE_COOKIE_PREFIX); without it, before `config.json` is read, any
 * counts
 * @returns undefined if no session is stored or cookies are blocked
 */
export function storedToken(prefix?: string): string | undefined {
  try {
    const pairs = document.cookie.split('; ').map((pair): [string, string] => {
      const [, name = '', value = ''] = /^(.*?)=(.*)$/.exec(pair) ?? []
      return [name, value]
    })
    const cookies = new Map(pairs)
    for (const [name, value] of pairs) {
      const own = /^(.*)token$/.exec(name)?.[1]
      if (own === undefined || own !== (prefix ?? own)) continue
      if (value && cookies.get(`${own}user`)) return decodeURIComponent(value)
    }
  } catch {
    // Cookies are blocked, or not readable.
  }
  return undefined
}
