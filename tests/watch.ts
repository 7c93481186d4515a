import { format } from 'node:util'
import { requestLog, type LoggedRequest } from '@mocks/requestLog'

let found: string[] = []
let calls: LoggedRequest[] = []
let contractBreachAllowed = false
let unendedSubmissionsAllowed = false
let allowed: RegExp[] = []

const print = console.error

function recordError(...args: unknown[]): void {
  const text = format(...args)
  if (allowed.some((pattern) => pattern.test(text))) return
  found.push(`console.error: ${text.slice(0, 2000)}`)
}

/** Contract violations in the requests of a test. The contract is only loaded if there were any requests. */
async function wrongCalls(): Promise<string[]> {
  const complaints = calls.flatMap(({ complaint }) => (complaint ? [`R-API-02: ${complaint}`] : []))
  if (contractBreachAllowed || calls.length === 0) return complaints
  const { responseViolations, requestViolations } = await import('./contract')
  const wrong = calls.flatMap(({ id, path, sent, status, json, fault }) => {
    if (id === 'content') return []
    if (!id) return [`${path} is not in the contract`]
    return [
      ...requestViolations(id, sent),
      // An error that a fault rule sent need not be in the contract.
      ...(status === 'lost' || json === undefined || fault?.status ? [] : responseViolations(id, status, json)),
    ]
  })
  return [...complaints, ...wrong]
}

/** Hidden failures of a test: console errors, contract violations, missing credentials. */
export const watch = {
  begin: () => {
    found = []
    calls = []
    allowed = []
    contractBreachAllowed = false
    unendedSubmissionsAllowed = false
    console.error = recordError
  },
  /** @returns the findings since `begin` */
  end: async () => {
    console.error = print
    return [...found, ...(await wrongCalls())]
  },
  /** This test violates the contract on purpose. */
  allowContractBreach: () => {
    contractBreachAllowed = true
  },
  /** This test abandons submissions on purpose, as a reload does. */
  allowUnendedSubmissions: () => {
    unendedSubmissionsAllowed = true
  },
  expectsSubmissionsToEnd: () => !unendedSubmissionsAllowed,
  /** This test logs console errors on purpose. */
  allow: (pattern: RegExp) => {
    allowed.push(pattern)
  },
  /** This test checks its requests itself. */
  forgetCalls: () => {
    calls = []
  },
}

requestLog.listen((exchange) => calls.push(exchange))
process.on('unhandledRejection', (reason) => found.push(`nobody handled: ${format(reason).slice(0, 2000)}`))
