/** The rules of `_headers`: a path pattern and its headers; later rules win. */
export type HeaderRule = { pattern: RegExp; headers: [name: string, value: string][] }

/** Parses a `_headers` file like static hosts do. */
export function readHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      const source = line
        .trim()
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*/g, '.*')
      rules.push({ pattern: new RegExp(`^${source}$`), headers: [] })
      continue
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && value !== undefined) rules.at(-1)?.headers.push([name.toLowerCase(), value])
  }
  return rules
}

/** The headers of one path. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  return Object.fromEntries(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers))
}

/** The files that may be served for a path, best first: the file itself, its folder's page, the neutral shell. */
export function candidates(path: string): string[] {
  const clean = path.replace(/\/+$/, '')
  return [...(clean === '' ? [] : [clean]), `${clean}/index.html`, '/app.html']
}
