/** The icons of the first paint, by the names of their files in the icon set (src/build/iconSymbols.ts). */
export const iconFiles = {
  cart: 'cart3',
  menu: 'list',
  chevron: 'chevron-down',
  facebook: 'facebook',
  instagram: 'instagram',
  linkedin: 'linkedin',
  workspace: 'house-door',
  marketing: 'megaphone',
  legal: 'shield-check',
  business: 'briefcase',
  tech: 'cpu',
  health: 'heart-pulse',
} as const

export type IconName = keyof typeof iconFiles
