import type { OperationId } from '@/contract/route'

/** One request over HTTP and its outcome. */
export type Delivery = {
  /** The real time, not that of the mocks' clock. */
  time: string
  /** The persona or e-mail address of the caller. */
  as: string
  method: string
  path: string
  operation?: OperationId | 'content'
  status: number | 'lost'
  ms: number
  fault?: string
}

const kept = 500
let all: Delivery[] = []

/** The latest requests, oldest first. */
export const deliveries = {
  read: (): readonly Delivery[] => all,
  add: (delivery: Delivery) => {
    all = [...all, delivery].slice(-kept)
  },
  clear: () => {
    all = []
  },
}

/** One line of the log. */
export const lineOf = ({ time, as, method, path, status, ms, fault }: Delivery): string =>
  [time.slice(11, 23), as, method, path, status, `${ms} ms`, ...(fault ? [fault] : [])].join('  ')
