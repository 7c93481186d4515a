import { fillPath } from '@/api/client/path'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'

/** Every operation of the contract, with an example URL. */
export const everyCall = (Object.keys(operations) as OperationId[]).map((id) => {
  const { method, path, domain, retry, typed = {} } = operations[id]
  const params = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, typed[name] ? 1 : 'x']),
  )
  return {
    id,
    method,
    domain,
    repeatable: retry === 'safe',
    route: `${method} ${path}`,
    url: fillPath(path, params).url,
  }
})
