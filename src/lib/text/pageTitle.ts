/** The id of a page's heading: the focus target after a navigation. */
export const pageTitleId = 'page-title'
