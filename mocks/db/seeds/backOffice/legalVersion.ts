/** One version of a legal text: sections by heading. */
export type LegalVersion = { daysAgo: number; notes: string; sections: Record<string, string> }

/** The text of a content page as a version. */
export const sectionsOf = (page: { sections: { heading: string; html: string }[] }): LegalVersion['sections'] =>
  Object.fromEntries(page.sections.map(({ heading, html }) => [heading, html]))
