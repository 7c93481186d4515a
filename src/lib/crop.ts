/** A square section of an image, in the image's own pixels. */
export type Square = { x: number; y: number; side: number }

/** `zoom` 1 is the largest square; `x` and `y` are its position within the remaining space, 0 to 1. */
export type Crop = { zoom: number; x: number; y: number }

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const largestZoom = 4

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** The crop with all values within their limits. */
export function boundCrop({ zoom, x, y }: Crop): Crop {
  return { zoom: between(zoom, 1, largestZoom), x: between(x, 0, 1), y: between(y, 0, 1) }
}

/** A section of an image, in the image's own pixels. */
export type Part = { x: number; y: number; width: number; height: number }

/**
 * The section of an image that a crop selects, always within the image.
 * @param aspect width divided by height of the section
 */
export function partOf(crop: Crop, width: number, height: number, aspect = 1): Part {
  const { zoom, x, y } = boundCrop(crop)
  const part = { width: Math.min(width, height * aspect) / zoom, height: Math.min(height, width / aspect) / zoom }
  return { x: (width - part.width) * x, y: (height - part.height) * y, ...part }
}

/** The square of an image that a crop selects. */
export function squareOf(crop: Crop, width: number, height: number): Square {
  const { x, y, width: side } = partOf(crop, width, height)
  return { x, y, side }
}

/**
 * Moves a crop while the image is dragged.
 * @param by pixels on the screen @param shown the width of the section on the screen
 */
export function dragCrop(
  crop: Crop,
  by: { x: number; y: number },
  shown: number,
  width: number,
  height: number,
  aspect = 1,
): Crop {
  const part = partOf(crop, width, height, aspect)
  const move = (at: number, delta: number, room: number) => (room > 0 ? at - (delta * part.width) / shown / room : at)
  return boundCrop({ ...crop, x: move(crop.x, by.x, width - part.width), y: move(crop.y, by.y, height - part.height) })
}
