/** An image that needs no server: circles, the brand's only motif, in one colour. */
export function poster(seed: number, [width, height]: readonly [number, number] = [640, 360]): string {
  const hue = (seed * 47) % 360
  const circles = [0, 1, 2, 3].map((index) => {
    const turn = seed * 31 + index * 97
    const [x, y] = [(turn * 13) % width, (turn * 7) % height]
    return `<circle cx="${x}" cy="${y}" r="${40 + ((turn * 3) % 90)}" fill="hsl(${(hue + index * 25) % 360} 55% ${45 + index * 9}%)" fill-opacity=".55"/>`
  })
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="hsl(${hue} 45% 88%)"/>${circles.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
