import { afterEach, beforeEach, vi } from 'vitest'
import { inViewDelays } from '@/ui/hooks/useInView'

const usual = inViewDelays.ms

/** All that stands in the page is in sight, as in a window that is tall enough. */
export function withEverythingInSight(): void {
  beforeEach(() => {
    inViewDelays.ms = 10
    vi.stubGlobal('IntersectionObserver', undefined)
  })
  afterEach(() => {
    inViewDelays.ms = usual
    vi.unstubAllGlobals()
  })
}
