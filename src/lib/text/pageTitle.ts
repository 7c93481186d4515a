/** The id of a page's heading: the focus target after a navigation. */
export const pageTitleId = 'page-title'

/** Moves the focus to the page's heading, for buttons that disappear when they are pressed. */
export const focusPageTitle = (): void => document.getElementById(pageTitleId)?.focus()
