import { recordOf } from '@/lib/objects'

export type Utm = { source: string; medium: string; campaign: string }

/** The default values of a visit without campaign parameters (R-UTM-02). */
export const utmDefaults: Utm = { source: 'direct', medium: 'none', campaign: 'direct' }

const parts = ['source', 'medium', 'campaign'] as const
const longest = 100

/** A sanitised URL value: plain, short, and not an email address. */
function clean(value: unknown): string | undefined {
  // Control characters could break lines of a log.
  const text = typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f<>]/g, '').trim() : ''
  return text === '' || text.includes('@') ? undefined : text.slice(0, longest)
}

/**
 * The UTM values of a visit (R-UTM-01).
 * Parameters in the URL start a new set; without any, the session's stored values apply, or the defaults.
 * @param search the URL's query: `?utm_source=…&utm_medium=…&utm_campaign=…`
 * @param kept the session's stored values, not validated
 */
export function readUtm(search: string, kept?: unknown): Utm {
  const query = new URLSearchParams(search)
  const asked = parts.map((part) => clean(query.get(`utm_${part}`)))
  if (asked.some((value) => value !== undefined)) return withDefaults(asked)
  const known = recordOf(kept)
  return withDefaults(parts.map((part) => clean(known[part])))
}

function withDefaults([source, medium, campaign]: (string | undefined)[]): Utm {
  return {
    source: source ?? utmDefaults.source,
    medium: medium ?? utmDefaults.medium,
    campaign: campaign ?? utmDefaults.campaign,
  }
}
