const names = ['Design', 'Education', 'Finance', 'Food & Beverage', 'Health', 'Media', 'Retail', 'Technology'] as const

/** The industries that doers are told apart by. */
export const industries = names.map((name) => ({ value: name, label: name }))

/** The orders of the list: how the address names them, and the server (`any`: the newest first). */
export const sorts = [
  { value: 'newest', wire: 'any', label: 'Newest' },
  { value: 'votes', wire: 'votes', label: 'Most votes' },
  { value: 'name', wire: 'name', label: 'Name' },
] as const
