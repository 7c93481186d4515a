import { partOf, type Crop } from './crop'

/** The largest file that is opened, in bytes. It is made smaller before it is sent. */
export const largestFile = 10 * 1024 * 1024
/** The shortest side of a picture, and the most pixels of one, that is opened. */
export const shortestSide = 128
export const mostPixels = 50_000_000
/** The width of what is sent, in pixels, where a page asks for no other. */
export const sentWidth = 512

export const pictureKinds = 'image/jpeg,image/png,image/webp'

const starts: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff,
  'image/png': (bytes) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte),
  'image/webp': (bytes) => text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP',
}

const text = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.slice(from, from + 4))

/** What kind of picture a file really is, by its first bytes; its name and its type may lie. */
export function kindOf(bytes: Uint8Array): string | undefined {
  return Object.keys(starts).find((kind) => starts[kind]?.(bytes))
}

/** A picture that cannot be taken; the message is for the reader. */
export class UnusablePicture extends Error {}

/**
 * Opens a file as a picture, turned as its camera held it.
 * @throws UnusablePicture for what is too large, too small, of another kind or broken
 */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > largestFile)
    throw new UnusablePicture('This picture is too large. Please choose one of at most 10 MB.')
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!kind) throw new UnusablePicture('Please choose a JPEG, PNG or WebP picture.')
  const picture = await createImageBitmap(new Blob([file], { type: kind }), { imageOrientation: 'from-image' }).catch(
    () => undefined,
  )
  if (!picture) throw new UnusablePicture('This picture could not be opened. Please choose another one.')
  const { width, height } = picture
  if (Math.min(width, height) >= shortestSide && width * height <= mostPixels) return picture
  picture.close()
  throw new UnusablePicture(
    Math.min(width, height) < shortestSide
      ? `This picture is too small. Both sides should be at least ${shortestSide} pixels.`
      : 'This picture has too many pixels. Please choose a smaller one.',
  )
}

/** Draws what a crop shows of a picture over the whole of a canvas; the canvas gives the shape. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { x, y, width, height } = partOf(crop, picture.width, picture.height, canvas.width / canvas.height)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  // A picture may be transparent where a JPEG would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** What a crop shows, as the data URL of a JPEG: far under what the server takes. Nothing else of the file is sent. */
export function cropToJpeg(picture: ImageBitmap, crop: Crop, { width = sentWidth, aspect = 1 } = {}): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round(width / aspect)
  drawCrop(canvas, picture, crop)
  return canvas.toDataURL('image/jpeg', 0.9)
}
