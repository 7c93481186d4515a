export type Utm = { source: string; medium: string; campaign: string }

/** What a visit without campaign parameters is told as (R-UTM-02). */
export const utmDefaults: Utm = { source: 'direct', medium: 'none', campaign: 'direct' }

const parts = ['source', 'medium', 'campaign'] as const
const longest = 100

/** A value from an address: plain, short, and no e-mail address. */
function clean(value: unknown): string | undefined {
  // Control characters could break lines of a log.
  const text = typeof value === 'string' ? value.replace(/[\u0000-\u001f\u007f<>]/g, '').trim() : ''
  return text === '' || text.includes('@') ? undefined : text.slice(0, longest)
}

/**
 * The UTM values of a visit (R-UTM-01).
 * Parameters in the address begin a new set; without any, the one kept for the session stands, or the defaults.
 * @param search the query of the address: `?utm_source=…&utm_medium=…&utm_campaign=…`
 * @param kept what was kept for the session, unchecked
 */
export function readUtm(search: string, kept?: unknown): Utm {
  const query = new URLSearchParams(search)
  const asked = parts.map((part) => clean(query.get(`utm_${part}`)))
  if (asked.some((value) => value !== undefined)) return withDefaults(asked)
  const known = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Utm, unknown>>
  return withDefaults(parts.map((part) => clean(known[part])))
}

function withDefaults([source, medium, campaign]: (string | undefined)[]): Utm {
  return {
    source: source ?? utmDefaults.source,
    medium: medium ?? utmDefaults.medium,
    campaign: campaign ?? utmDefaults.campaign,
  }
}
