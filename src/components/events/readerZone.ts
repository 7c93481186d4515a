/** The zone of this browser's clocks; the community's own where it cannot be told. */
export const readerZone = (): string =>
  (Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined) ?? 'Asia/Singapore'
