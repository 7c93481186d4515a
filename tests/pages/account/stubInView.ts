import { afterEach, beforeEach, vi } from 'vitest'
import { inViewDelays } from '@/ui/hooks/useInView'

const usual = inViewDelays.ms

/** Makes every element count as in view, as in a very tall viewport. */
export function stubInView(): void {
  beforeEach(() => {
    inViewDelays.ms = 10
    vi.stubGlobal('IntersectionObserver', undefined)
  })
  afterEach(() => {
    inViewDelays.ms = usual
    vi.unstubAllGlobals()
  })
}
