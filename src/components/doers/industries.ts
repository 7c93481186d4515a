const names = ['Design', 'Education', 'Finance', 'Food & Beverage', 'Health', 'Media', 'Retail', 'Technology'] as const

/** The industries for filtering doers. */
export const industries = names.map((name) => ({ value: name, label: name }))
