import { segment } from '@/lib/segment'

/**
 * Fills a path template; the only builder of API addresses.
 * @param template `/user/cart/{hkdRate}`
 * @param params values by name; those the template does not name come back in `rest`
 * @throws UnsafePath when a value is missing or could leave its segment
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
