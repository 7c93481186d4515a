const names = ['Design', 'Education', 'Finance', 'Food & Beverage', 'Health', 'Media', 'Retail', 'Technology'] as const

export const industries = names.map((name) => ({ value: name, label: name }))
