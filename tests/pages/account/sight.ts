import { afterEach, beforeEach, vi } from 'vitest'
import { sightPace } from '@/ui/useInSight'

const usual = sightPace.ms

/** All that stands in the page is in sight, as in a window that is tall enough. */
export function withEverythingInSight(): void {
  beforeEach(() => {
    sightPace.ms = 10
    vi.stubGlobal('IntersectionObserver', undefined)
  })
  afterEach(() => {
    sightPace.ms = usual
    vi.unstubAllGlobals()
  })
}
