import { DateTime } from '@/components/DateTime'

export const Demo = () => <DateTime at="2026-11-21T04:30:00Z" time />
