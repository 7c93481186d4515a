const unset = /^(0001-01-01|0000-00-00)([T ]|$)|^1970-01-01[T ]00:00:00(\.0+)? ?(Z|UTC|[+-]00:?00)?(\[[\w/+-]+\])?$/i

/** Whether a time of an answer was never set: the zero values of .NET and Go, of MySQL, and of Unix. */
export const isUnsetTime = (value: unknown): boolean => typeof value === 'string' && unset.test(value)
