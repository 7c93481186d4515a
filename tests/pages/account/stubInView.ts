import { beforeEach, vi } from 'vitest'
import { inViewDelays } from '@/ui/hooks/useInView'
import { teardown } from '@tests/teardown'

type Tell = (entries: { isIntersecting: boolean; target: Element }[]) => void

/** Everything that is observed is in view, as in a very tall viewport. */
class TallViewport {
  private readonly tell: Tell
  private isConnected = true

  constructor(tell: Tell) {
    this.tell = tell
  }

  observe(target: Element): void {
    queueMicrotask(() => this.isConnected && this.tell([{ isIntersecting: true, target }]))
  }
  unobserve(): void {}
  disconnect(): void {
    this.isConnected = false
  }
}

/** Makes every element count as in view once it is observed. */
export function stubInView(): void {
  beforeEach(() => {
    teardown.set(inViewDelays, { ms: 10 })
    vi.stubGlobal('IntersectionObserver', TallViewport)
  })
}
