/** The browser's time zone; the community's own if it can't be determined. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'Asia/Singapore'
