import { listen, together } from '@/lib/browser/listen'
import { countTo, resumeTime, secondsOf, sign, startTime, type ActiveTime } from '@/domain/tracking/activeTime'
import { newScrollSteps, scrollDepth } from '@/domain/tracking/tracking'
import { scrollSteps, type ScrollStep } from '@/domain/tracking/trackingEvents'
import { getNavigation } from '../navigation/navigation'
import { pathHere } from '../navigation/navigationContext'
import type { AppStore } from '../store'
import { track } from './track'
import { sendLeaving } from './trackingQueue'

/** One page view. */
type View = { path: string; time: ActiveTime; told: Set<ScrollStep>; touched: boolean; depth: number }

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
const early = { passive: true, capture: true }

const depthNow = () => {
  const { scrollHeight } = document.documentElement
  return scrollDepth(scrollY, innerHeight, scrollHeight)
}

const now = () => performance.now()

const isHidden = () => document.visibilityState === 'hidden'

/** Tracks which pages are read, how far and for how long (R-TRK-01 to R-TRK-03). @returns stops it */
export function watchReading(store: AppStore): () => void {
  const navigation = store.dispatch(getNavigation())
  let view: View | undefined

  const begin = () => {
    view = { path: pathHere(navigation), time: startTime(now()), told: new Set(), touched: false, depth: 0 }
    store.dispatch(track('page_view', {}, view.path))
  }
  const leave = () => {
    if (!view) return
    const { path, depth, told } = view
    const reached = Math.max(depth, ...told)
    const step = scrollSteps.findLast((one) => one <= reached)
    // Time in the background doesn't count, nor for a page opened there.
    const seconds = secondsOf(isHidden() ? view.time : countTo(view.time, now()))
    view = undefined
    store.dispatch(track('page_leave', { ...seconds, ...(step ? { scrollDepth: step } : {}) }, path))
  }
  const arrive = () => {
    if (view?.path === pathHere(navigation)) return
    leave()
    begin()
  }
  const onSign = () => {
    if (!view) return
    const before = view.time.countedTo
    view.touched = true
    view.time = sign(view.time, now())
    // Measured only as often as the time is counted: reading the page's height forces a layout.
    if (view.time.countedTo !== before) view.depth = depthNow()
  }
  const onScroll = () => {
    // While a page is still loading, scroll events come from its content, not from the reader.
    if (!view?.touched) return
    onSign()
    view.depth = depthNow()
    for (const step of newScrollSteps(view.depth, view.told)) {
      view.told.add(step)
      store.dispatch(track('scroll_depth', { scrollDepth: step }, view.path))
    }
  }
  const onVisibility = () => {
    if (view) view.time = isHidden() ? countTo(view.time, now()) : resumeTime(view.time, now())
    // On phones this may be the last event of the page.
    if (isHidden()) store.dispatch(sendLeaving())
  }
  const onPageHide = () => {
    leave()
    store.dispatch(sendLeaving())
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !view) begin()
  }

  return together(
    navigation.onArrival(arrive),
    listen(document, signs, onSign, early),
    listen(document, 'scroll', onScroll, early),
    listen(document, 'visibilitychange', onVisibility, early),
    listen(window, 'pagehide', onPageHide, early),
    listen(window, 'pageshow', onPageShow, early),
  )
}
