/**
 * Lets the browser paint and handle input before the caller continues with long work. Uses a message instead of a
 * timer, because browsers delay nested timers.
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
