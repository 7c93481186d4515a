import type { Shape } from '@/contract/types'

type Device = Shape<'DeviceInfo'>

const device = (
  [browserName, browserVersion, osName, osVersion]: [string, string, string, string],
  [viewportWidth, viewportHeight, pixelRatio]: [number, number, number],
  more: Device = {},
): Device => {
  const deviceType = viewportWidth < 600 ? 'mobile' : viewportWidth < 1100 && more.isTouch ? 'tablet' : 'desktop'
  return {
    browserName,
    browserVersion,
    osName,
    osVersion,
    deviceType,
    language: 'en-SG',
    timeZone: 'Asia/Singapore',
    viewportWidth,
    viewportHeight,
    pixelRatio,
    isMobile: deviceType === 'mobile',
    isTablet: deviceType === 'tablet',
    isDesktop: deviceType === 'desktop',
    isTouch: deviceType !== 'desktop',
    isOnline: true,
    areCookiesEnabled: true,
    ...more,
  }
}

/** Visitors' devices; common ones appear more than once. */
export const devices: readonly Device[] = [
  device(['Chrome', '141.0', 'Windows', '11'], [1920, 969, 1]),
  device(['Chrome', '141.0', 'Windows', '11'], [1536, 730, 1.25]),
  device(['Chrome', '141.0', 'macOS', '15.6'], [1440, 789, 2]),
  device(['Safari', '26.0', 'macOS', '26.0'], [1512, 823, 2]),
  device(['Safari', '26.0', 'iOS', '26.0'], [402, 752, 3], { isIOS: true, isSafari: true }),
  device(['Safari', '18.5', 'iOS', '18.5'], [390, 664, 3], { isIOS: true, isSafari: true }),
  device(['Safari', '18.5', 'iPadOS', '18.5'], [834, 1075, 2], { isIOS: true, isTouch: true }),
  device(['Chrome', '141.0', 'Android', '16'], [412, 785, 2.6], { isAndroid: true, isChrome: true }),
  device(['Chrome', '139.0', 'Android', '15'], [360, 668, 3], {
    isAndroid: true,
    isChrome: true,
    language: 'en-IN',
    timeZone: 'Asia/Kolkata',
  }),
  device(['Samsung Internet', '28.0', 'Android', '15'], [384, 724, 2.8], { isAndroid: true }),
  device(['Firefox', '144.0', 'Linux', ''], [1366, 651, 1], { isFirefox: true }),
  device(['Firefox', '143.0', 'Windows', '10'], [1280, 595, 1.5], { isFirefox: true, language: 'zh-Hans-SG' }),
  device(['Edge', '141.0', 'Windows', '11'], [2560, 1305, 1], { isEdge: true, areCookiesEnabled: false }),
  device(['Chrome', '118.0', 'Android', '10'], [320, 568, 2], { isAndroid: true, isOnline: false }),
]
