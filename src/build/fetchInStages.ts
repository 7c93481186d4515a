/** Files of one stage: their names below `/assets/`, and for how long each occupies a connection of 1 Mbit/s, in ms. */
export type Stage = readonly (readonly [name: string, ms: number])[]

/**
 * Runs in the browser as part of the first script of a document (documents.ts), from its own source text: it can use
 * nothing from outside. Fetches code and styles while the entry is in flight. On a slow connection files that are in flight
 * together hold each other back, and nothing runs until the entry, the largest, is there. So each stage is requested when
 * the one before it should have arrived: its code runs while the next is fetched, and the connection never idles.
 */
export function fetchInStages(stages: readonly Stage[]): void {
  const downlink = navigator.connection?.downlink ?? Infinity
  const preload = (name: string): HTMLLinkElement => {
    const link = document.createElement('link')
    // As a style sheet it would count as there for whoever loads the page (Vite), which would show it without its style.
    link.rel = name.endsWith('.css') ? 'preload' : 'modulepreload'
    if (link.rel === 'preload') link.as = 'style'
    link.crossOrigin = ''
    link.href = `/assets/${name}`
    document.head.append(link)
    return link
  }
  const fetchFrom = (place: number) => {
    const stage = stages[place]
    if (!stage) return
    let missing = stage.length
    let isNext = true
    const next = () => {
      if (isNext) fetchFrom(place + 1)
      isNext = false
    }
    const arrived = () => {
      missing -= 1
      if (missing === 0) next()
    }
    for (const [name] of stage) {
      const link = preload(name)
      link.onload = link.onerror = arrived
    }
    const wait = stage.reduce((sum, [, ms]) => sum + ms, 0) / downlink
    if (downlink < 5 && missing > 0) setTimeout(next, wait)
    else next()
  }
  fetchFrom(0)
}
