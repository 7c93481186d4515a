type Named = [name: string, found: RegExp]

// The first match wins: Edge and Opera also identify as Chrome, Chrome also as Safari.
const browsers: Named[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/([\d.]+)/],
  ['Opera', /\bOPR\/([\d.]+)/],
  ['Samsung Internet', /\bSamsungBrowser\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /\b(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+).*Safari/],
]
const systems: Named[] = [
  ['iOS', /\b(?:iPhone|iPad|iPod).*? OS ([\d_]+)/],
  ['Android', /\bAndroid ([\d.]+)/],
  ['Windows', /\bWindows NT ([\d.]+)/],
  ['macOS', /\bMac OS X ([\d_.]+)/],
  ['Linux', /\bLinux\b/],
]

function first(kinds: Named[], agent: string): { name?: string; version?: string } {
  for (const [name, pattern] of kinds) {
    const found = pattern.exec(agent)
    if (found)
      return { name, ...(found[1] ? { version: found[1].replaceAll('_', '.').split('.').slice(0, 2).join('.') } : {}) }
  }
  return {}
}

const cookies = () => {
  try {
    return navigator.cookieEnabled
  } catch {
    return false
  }
}

/** Flags for the kind of device; nothing that distinguishes devices of the same kind. Sizes are CSS pixels. */
export function deviceInfo(agent = navigator.userAgent): Record<string, string | number | boolean> {
  const browser = first(browsers, agent)
  const os = first(systems, agent)
  const isTouch = navigator.maxTouchPoints > 0
  const isTablet = /\biPad\b|Android(?!.*\bMobile\b)/.test(agent) || (os.name === 'macOS' && isTouch)
  const isMobile = !isTablet && /\bMobile\b|\biPhone\b/.test(agent)
  return {
    ...(browser.name && { browserName: browser.name }),
    ...(browser.version && { browserVersion: browser.version }),
    ...(os.name && { osName: os.name }),
    ...(os.version && { osVersion: os.version }),
    deviceType: isMobile ? 'mobile' : isTablet ? 'tablet' : 'desktop',
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: screen.width,
    screenHeight: screen.height,
    viewportWidth: innerWidth,
    viewportHeight: innerHeight,
    pixelRatio: Math.round(devicePixelRatio * 100) / 100,
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIOS: os.name === 'iOS',
    isAndroid: os.name === 'Android',
    isChrome: browser.name === 'Chrome',
    isEdge: browser.name === 'Edge',
    isFirefox: browser.name === 'Firefox',
    isSafari: browser.name === 'Safari',
    isTouch,
    isOnline: navigator.onLine !== false,
    areCookiesEnabled: cookies(),
  }
}
