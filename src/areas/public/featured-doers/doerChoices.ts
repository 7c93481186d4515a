const names = ['Design', 'Education', 'Finance', 'Food & Beverage', 'Health', 'Media', 'Retail', 'Technology'] as const

/** The industries for filtering doers. */
export const industries = names.map((name) => ({ value: name, label: name }))

/** Sort orders with their names in the URL and on the server (`any`: newest first). */
export const sorts = [
  { value: 'newest', wire: 'any', label: 'Newest' },
  { value: 'votes', wire: 'votes', label: 'Most votes' },
  { value: 'name', wire: 'name', label: 'Name' },
] as const
