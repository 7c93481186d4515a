/** What the letters of a packed schema mean. */
export const primitives: Record<string, (value: unknown) => boolean> = {
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number' && Number.isFinite(value),
  i: (value) => Number.isInteger(value),
  c: (value) => Number.isInteger(value) && Number(value) >= 0,
  b: (value) => typeof value === 'boolean',
  x: () => true,
  // Where nothing is answered, anything may come and is not read.
  '0': () => true,
}
export const names: Record<string, string> = { s: 'string', n: 'number', i: 'integer', c: 'count', b: 'boolean' }

/** The forms of texts. */
export const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^\S+@\S+$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/i,
}
