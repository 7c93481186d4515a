import { segment } from '@/lib/text/segment'

/**
 * Fills in a path template; the only builder of API URLs.
 * @param template `/user/cart/{hkdRate}`
 * @param params values by name; those that the template does not contain are returned in `rest`
 * @throws UnsafePath if a value is missing or could escape its segment
 */
export function fillPath(
  template: string,
  params: Record<string, unknown>,
): { url: string; rest: Record<string, unknown> } {
  const rest = { ...params }
  const url = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return segment(value)
  })
  return { url, rest }
}
