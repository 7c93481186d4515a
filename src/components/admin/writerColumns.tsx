import { dateTimeColumn, personColumn, type Column } from '@/ui/table/columnMakers'

/** The sender of a message from the site. */
export type Writer = { firstName?: string; lastName?: string; email?: string; createdAt?: string }

/** First and last name, or the email address. */
export const writerName = ({ firstName, lastName, email }: Writer): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? '')

/** Who wrote. */
export const writerColumn = <Row extends Writer>(): Column<Row> =>
  personColumn('from', 'From', (row) => ({ name: writerName(row), email: row.email }), { rowHeader: true })

/** When it arrived. */
export const receivedColumn = <Row extends Writer>(): Column<Row> =>
  dateTimeColumn('received', 'Received', ({ createdAt }) => createdAt, { second: true })
