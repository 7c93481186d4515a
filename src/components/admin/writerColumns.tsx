import { personName } from '@/domain/account/personName'
import { dateTimeColumn, personColumn, type Column } from '@/ui/table/columnMakers'

/** The sender of a message from the site. */
export type Writer = { firstName?: string; lastName?: string; email?: string; createdAt?: string }

/** A column with the sender. */
export const writerColumn = <Row extends Writer>(): Column<Row> =>
  personColumn('from', 'From', (row) => ({ name: personName(row), email: row.email }), { rowHeader: true })

/** A column with the time at which a message was received. */
export const receivedColumn = <Row extends Writer>(): Column<Row> =>
  dateTimeColumn('received', 'Received', ({ createdAt }) => createdAt, { second: true })
