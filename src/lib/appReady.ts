import { observable } from './observable'

let done = false
const changes = observable()

/** Whether the first page has rendered and the browser has been idle since: time for deferred work. */
export const appReady = {
  read: () => done,
  subscribe: changes.subscribe,
  set: (now = true) => {
    done = now
    changes.notify()
  },
}
