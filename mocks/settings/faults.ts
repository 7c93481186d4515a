import { neverRepeatedReads } from '@/contract/calls.gen'
import { operations } from '@/contract/operations.gen'
import type { OperationId } from '@/contract/route'
import { changes } from '../changes'
import { readFault, type Fault, type Rule, type Target } from '../rule'

let rules: Rule[] = []

/**
 * Makes an operation fail from now on.
 * @param fault as an object, or in URL syntax: `500x2`, `drop-after`, `delay=800`
 * @returns a function that removes the fault
 */
export function fail(call: Target, fault: (Fault & { times?: number; after?: number }) | string): () => void {
  const rule: Rule = { call, ...(typeof fault === 'string' ? readFault(fault) : fault) }
  setRules([...rules, rule])
  return () => setRules(rules.filter((one) => one !== rule))
}

/** The active rules, in the order in which they are matched. */
export const readRules = (): readonly Rule[] => rules

/** Replaces all rules. */
export function setRules(next: readonly Rule[]): void {
  rules = [...next]
  changes.emit()
}

/**
 * The faults for the next request of an operation: all matching delays, and the first other fault.
 * Decrements the counters of the rules.
 * @param own rules of this request alone, matched first
 */
export function takeFault(id: OperationId | 'content', own: readonly Rule[] = []): Fault | undefined {
  let taken: Fault | undefined
  let delay = 0
  for (const rule of [...own, ...rules].filter((one) => applies(one.call, id))) {
    if (rule.after) {
      rule.after -= 1
      continue
    }
    const { call: _call, times, after: _after, delay: wait = 0, ...rest } = rule
    const bare = Object.keys(rest).length === 0
    if (!bare && taken) continue
    delay += wait
    if (!bare) taken = rest
    if (times !== undefined) rule.times = times - 1
  }
  if (rules.some(({ times }) => times === 0)) setRules(rules.filter(({ times }) => times !== 0))
  return taken || delay > 0 ? { ...taken, ...(delay > 0 ? { delay } : {}) } : undefined
}

function applies(target: Target, id: OperationId | 'content'): boolean {
  if (target === id) return true
  if (id === 'content' || target === 'content') return false
  if (target === '*') return true
  const { auth } = operations[id]
  if (target === 'member') return auth !== 'anonymous'
  return target === (isWrite(id) ? 'writes' : 'reads')
}

/** Whether an operation may change the server state. */
export function isWrite(id: OperationId): boolean {
  const { method, path } = operations[id]
  return method !== 'GET' || neverRepeatedReads.has(`GET ${path}`)
}
