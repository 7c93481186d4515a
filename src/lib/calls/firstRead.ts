type Reading = { isLoading: boolean; error?: unknown }

/**
 * Whether a query is read for the first time. Unlike its `isLoading`, false for good once it has failed: any part of a
 * page that mounts later reads it again, and must not take away a form or a dialog that waited for the first answer.
 */
export const isFirstRead = ({ isLoading, error }: Reading): boolean => isLoading && error === undefined
