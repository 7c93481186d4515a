/** The ten colour roles. `cta` is only for acts of buying and joining. */
export const roles = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'danger',
  'light',
  'dark',
  'caution',
  'cta',
] as const
export type Role = (typeof roles)[number]

/** Joins class names, leaving out what is empty. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
