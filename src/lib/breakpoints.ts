/** The widths, in CSS pixels, at which the app's own logic turns. The look turns at the theme's (styles/_tokens). */
export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1140 } as const
export type Breakpoint = keyof typeof breakpoints

/** The media query that holds from a breakpoint upwards. Desktop begins at `lg`. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`
