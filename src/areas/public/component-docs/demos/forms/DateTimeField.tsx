import { DateTimeField } from '@/ui/form/fields/DateTimeField'

export const initial = { startsAt: '2026-12-04T11:00:00.000Z' }

export const Demo = () => <DateTimeField name="startsAt" label="Starts" zone="Asia/Singapore" />
