/** One version of a legal text: sections by heading. */
export type LegalVersion = { daysAgo: number; notes: string; sections: Record<string, string> }
