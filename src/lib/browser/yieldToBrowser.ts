/**
 * Lets the browser paint and handle input before the caller goes on: work done in one piece would block it. Unlike a timer,
 * without the wait that browsers put between timers.
 */
export function yieldToBrowser(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(0)
  })
}
