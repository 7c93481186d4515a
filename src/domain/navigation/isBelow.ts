/** Whether a path is an area's own or below it, in capitals too: `/team/members` is below `/team`, `/teammembership` isn't. */
export function isBelow(pathname: string, area: string): boolean {
  const path = pathname.toLowerCase()
  return path === area || path.startsWith(`${area}/`)
}
