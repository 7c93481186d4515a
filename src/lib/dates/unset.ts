const unset =
  /^(0000-\d\d-\d\d|0001-01-01)([T ]|$)|^1970-01-01[T ]00:00:00(\.0+)? ?(Z|UTC|[+-]00:?00)?(\[[\w/+-]+\])?$|^\w{3}, 01 Jan (0001|1970) 00:00:00 GMT$/i

/** The zero of Unix as the clocks of other zones show it: `1970-01-01T08:00:00+08:00`, in 1970 also `07:30:00+07:30`. */
const zoned = /^(?:1970-01-01|1969-12-31)[T ]\d\d:\d\d:00(?:\.0+)?[+-]\d\d:\d\d$/

/** The zero of .NET, in the zone of the server, or of Unix, in milliseconds: `/Date(-62135596800000)/`, `/Date(0)/`. */
const dotNet = /^\/Date\((?:0|-62135[56]\d{8})(?:[+-]\d{4})?\)\/$/

/**
 * Whether a time of an answer was never set: the zero values of .NET and Go, of MySQL, and of Unix, in any zone.
 */
export const isUnsetTime = (value: unknown): boolean =>
  typeof value === 'string' &&
  (unset.test(value) || dotNet.test(value) || (zoned.test(value) && Date.parse(value.replace(' ', 'T')) === 0))
