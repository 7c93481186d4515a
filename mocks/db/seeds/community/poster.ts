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

/**
 * An image that needs no server: circles, the brand's only motif, in one colour of the palette. Its media query follows
 * the colour scheme of the page that shows it.
 */
export function poster(seed: number, [width, height]: readonly [number, number] = [640, 360]): string {
  const [ground, tone, darkGround, darkTone] = palette[seed % palette.length] ?? palette[0]
  const circles = [0, 1, 2, 3].map((index) => {
    const turn = seed * 31 + index * 97
    const [x, y] = [(turn * 13) % width, (turn * 7) % height]
    return `<circle cx="${x}" cy="${y}" r="${40 + ((turn * 3) % 90)}"/>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${tone}" fill-opacity=".28">` +
    `<style>@media(prefers-color-scheme:dark){svg{fill:${darkTone}}rect{fill:${darkGround}}}</style>` +
    `<rect width="${width}" height="${height}" fill="${ground}" fill-opacity="1"/>${circles.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
