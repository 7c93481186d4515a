/** The code of log entries that report a change an administrator made. */
export const changeCode = 'admin-write'
