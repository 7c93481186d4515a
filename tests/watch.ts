import { format } from 'node:util'
import { requestLog, type LoggedRequest } from '@mocks/requestLog'

let found: string[] = []
let calls: LoggedRequest[] = []
let contractBreachAllowed = false
let allowed: RegExp[] = []

const print = console.error

function heard(...said: unknown[]): void {
  const text = format(...said)
  if (allowed.some((pattern) => pattern.test(text))) return
  found.push(`console.error: ${text.slice(0, 2000)}`)
}

/** What is wrong with the calls of a test. The contract is read only when there were some. */
async function wrongCalls(): Promise<string[]> {
  const complaints = calls.flatMap(({ complaint }) => (complaint ? [`R-API-02: ${complaint}`] : []))
  if (contractBreachAllowed || calls.length === 0) return complaints
  const { wrongAnswer, wrongRequest } = await import('./contract')
  const wrong = calls.flatMap(({ id, path, sent, status, json }) => {
    if (id === 'content') return []
    if (!id) return [`${path} is not in the contract`]
    return [
      ...wrongRequest(id, sent),
      ...(status === 'lost' || json === undefined ? [] : wrongAnswer(id, status, json)),
    ]
  })
  return [...complaints, ...wrong]
}

/** What goes wrong behind a test's back: console errors, breaches of the contract, forgotten credentials. */
export const watch = {
  begin: () => {
    found = []
    calls = []
    allowed = []
    contractBreachAllowed = false
    console.error = heard
  },
  /** @returns what was found since `begin` */
  end: async () => {
    console.error = print
    return [...found, ...(await wrongCalls())]
  },
  /** This test breaks the contract on purpose. */
  allowContractBreach: () => {
    contractBreachAllowed = true
  },
  /** This test makes something complain in the console on purpose. */
  allow: (pattern: RegExp) => {
    allowed.push(pattern)
  },
  /** This test has looked at its calls itself. */
  forgetCalls: () => {
    calls = []
  },
}

requestLog.listen((exchange) => calls.push(exchange))
process.on('unhandledRejection', (reason) => found.push(`nobody handled: ${format(reason).slice(0, 2000)}`))
