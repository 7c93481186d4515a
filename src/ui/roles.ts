/** The ten colour roles. `cta` is only for buying and joining. */
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

/** Joins class names, omitting empty ones. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
