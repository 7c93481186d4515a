/** Whether a time of an answer was never set: .NET and Go send it as the first day of year 1, in ISO 8601. */
export const isUnsetTime = (value: unknown): boolean => typeof value === 'string' && /^0001-01-01(T|$)/.test(value)
