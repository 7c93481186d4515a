/** Background and circles, for light and dark: the subtle and the strong colours of the roles. */
// prettier-ignore
const palette = [
  ['#e3f1f5', '#0e5f76', '#12313b', '#6fc7dc'],
  ['#e5f0fa', '#1d6fb8', '#132c42', '#81bbf0'],
  ['#e4f4eb', '#1b7f4b', '#123022', '#6fcd98'],
  ['#fdf0e3', '#b45309', '#38240f', '#f2ab64'],
  ['#fdeaf2', '#d61f69', '#3d1629', '#fb93bd'],
  ['#eaeef2', '#475569', '#1f2c35', '#a9b8c4'],
] as const

/** A head and shoulders. */
const person = (x: number, y: number, size: number) =>
  `<circle cx="${x}" cy="${y}" r="${size}"/><circle cx="${x}" cy="${y + size * 2.9}" r="${size * 1.7}"/>`

/** A room: a speaker below a lamp, and the backs of those who listen. */
function room(seed: number, width: number, height: number): string {
  const heads = 5 + (seed % 3)
  const listeners = Array.from({ length: heads }, (_, index) =>
    person(((index + 0.5) * width) / heads, height * (0.8 + ((seed * 7 + index * 5) % 4) * 0.02), height * 0.085),
  )
  const speaker = width * (0.3 + (seed % 5) * 0.1)
  return `<circle cx="${width - speaker}" cy="${height * 0.22}" r="${height * 0.16}"/>${person(speaker, height * 0.36, height * 0.075)}${listeners.join('')}`
}

/**
 * An image that needs no server, drawn from circles, the brand's only motif, in one colour of the palette: a portrait if it
 * is square, otherwise people in a room. Its media query follows the colour scheme of the page that shows it.
 */
export function poster(seed: number, [width, height]: readonly [number, number] = [640, 360]): string {
  const [ground, tone, darkGround, darkTone] = palette[seed % palette.length] ?? palette[0]
  const scene = width === height ? person(width / 2, height * 0.4, width * 0.19) : room(seed, width, height)
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${tone}" fill-opacity=".28">` +
    `<style>@media(prefers-color-scheme:dark){svg{fill:${darkTone};fill-opacity:.55}rect{fill:${darkGround}}}</style>` +
    `<rect width="${width}" height="${height}" fill="${ground}" fill-opacity="1"/>${scene}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
