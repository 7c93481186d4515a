/** The code of log entries that report a change an administrator made (T14.10). */
export const changeCode = 'admin-write'
