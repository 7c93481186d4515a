/** The breakpoints of the app's logic, in CSS pixels. The styles use those of the theme (styles/_tokens). */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1140 } as const
export type Breakpoint = keyof typeof breakpoints

/** The media query for a breakpoint and wider. Desktop begins at `lg`. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`
