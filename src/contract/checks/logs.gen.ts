// Generated from index.yaml by generate.mjs (npm run contract). Do not edit.
import type { Checks } from '../check'

const checks: Checks = {"answers":{"GET /logs":{"$":"LogPage"},"POST /log":{"$":"Ok"}},"shared":{"LogPage":{"logs!":[{"$":"LogEntry"}],"total!":"i"},"LogEntry":{"logId!":"s","createdAt":"s~date-time","userId":{"?":"s"},"message":{"?":"s"},"description":{"?":"s"},"code":{"?":"s"},"type":{"?":"i"},"error":{"?":"s"},"deviceInfo":{"$":"DeviceInfo"}},"DeviceInfo":{"userAgent":"s","browserName":"s","browserVersion":"s","osName":"s","osVersion":"s","deviceType":"s=desktop|tablet|mobile","language":"s","timeZone":"s","screenWidth":"n","screenHeight":"n","viewportWidth":"n","viewportHeight":"n","pixelRatio":"n","isMobile":"b","isTablet":"b","isDesktop":"b","isIOS":"b","isAndroid":"b","isChrome":"b","isEdge":"b","isFirefox":"b","isSafari":"b","isTouch":"b","isOnline":"b","areCookiesEnabled":"b"},"Ok":{"ok":"b","message":"s"}}}

export default checks
