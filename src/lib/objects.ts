/** Whether a value of unknown origin is an object, so that its fields can be read; arrays are too. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether a value is an object with fields of its own, not a list. */
export const isObject = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value)

/** A value of unknown origin as a record; empty if it is none. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** Whether two values are the same as JSON, their keys in the same order. */
export const isSameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a value is one of a fixed list. */
export const isOneOf = <Known>(list: readonly Known[], value: unknown): value is Known =>
  list.some((one) => one === value)

/** The keys of an object that has no others than those of its type. */
export const keysOf = <Key extends string>(values: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  // TypeScript only knows that an object has at least the keys of its type.
  Object.keys(values) as Key[]

/** An object with one value for each of the keys. */
export const recordFrom = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> =>
  // TypeScript doesn't know that every key is set.
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>

type Known<Values> = {
  [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key]
} & { [Key in keyof Values as undefined extends Values[Key] ? Key : never]?: Exclude<Values[Key], undefined> }

/** An object without its undefined values, for a body: a field that is left out changes nothing on the server. */
export const knownOf = <Values extends object>(values: Values): Known<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Known<Values>
