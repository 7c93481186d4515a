import type { operations, paths } from './schema'

type Method = 'get' | 'post' | 'put' | 'delete'

/** The name of every call in the contract: `GET /orders/all`. */
export type Route = {
  [P in keyof paths & string]: {
    [M in Method]: paths[P] extends Record<M, { responses: unknown }> ? `${Uppercase<M>} ${P}` : never
  }[Method]
}[keyof paths & string]

export type ReadRoute = Extract<Route, `GET ${string}`>
export type WriteRoute = Exclude<Route, ReadRoute>
export type OperationId = keyof operations

type OperationOf<R extends Route> = R extends `${infer M} ${infer P extends keyof paths & string}`
  ? paths[P][Lowercase<M> & keyof paths[P]]
  : never

type Parameters<O> = O extends { parameters: infer P } ? P : never
type NotNever<T> = [T] extends [never] ? unknown : T
export type PathOf<O> = Parameters<O> extends { path: infer P } ? P : unknown
export type QueryOf<O> = Parameters<O> extends { query?: infer Q } ? NotNever<Exclude<Q, undefined>> : unknown
export type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : never
type WithBody<O> = [BodyOf<O>] extends [never]
  ? unknown
  : undefined extends BodyOf<O>
    ? { body?: BodyOf<O> }
    : { body: BodyOf<O> }
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- what an object without a required key extends
type OrVoid<A> = unknown extends A ? void : {} extends A ? A | void : A

/** A call's arguments: path and query parameters by name, the body as `body`; void if the call takes none. */
export type Args<R extends Route> = OrVoid<PathOf<OperationOf<R>> & QueryOf<OperationOf<R>> & WithBody<OperationOf<R>>>

/** The same by operation: `ArgsOf<operations['saveTeam']>`. */
export type ArgsOf<O> = OrVoid<PathOf<O> & QueryOf<O> & WithBody<O>>

type Success<O> = O extends { responses: infer S } ? S[keyof S & (200 | 201)] : never
type Content<C> = C extends { 'application/json': infer B } ? B : C extends Record<string, unknown> ? Blob : null

/** The JSON of an operation's 200 answer, a Blob for files, null if there is no body. */
export type AnswerOf<O> = [Success<O>] extends [never]
  ? null
  : Success<O> extends { content: infer C }
    ? Content<C>
    : null

/** The answer of a route when it succeeds. */
export type Result<R extends Route> = AnswerOf<OperationOf<R>>
