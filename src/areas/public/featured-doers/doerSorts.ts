/** Sort orders with their names in the URL and on the server (`any`: newest first). */
export const sorts = [
  { value: 'newest', wire: 'any', label: 'Newest' },
  { value: 'votes', wire: 'votes', label: 'Most votes' },
  { value: 'name', wire: 'name', label: 'Name' },
] as const
