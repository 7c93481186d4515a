/** The id of a page's heading: where a navigation moves the focus to. */
export const pageTitleId = 'page-title'
