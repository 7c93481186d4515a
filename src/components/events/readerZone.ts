import { deviceZone } from '@/lib/dates/zones'

/** The browser's time zone; the community's own if it can't be determined. */
export const readerZone = (): string => deviceZone() ?? 'Asia/Singapore'
