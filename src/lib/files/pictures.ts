/** The largest accepted file, in bytes: 10 MB, as the texts say and as `sizeText` counts. */
export const largestFile = 10_000_000
/** The minimum side and the maximum number of pixels of an accepted image. */
export const shortestSide = 128
export const mostPixels = 50_000_000
/** The width of the uploaded image, in pixels. */
export const sentWidth = 512

export const pictureKinds = 'image/jpeg,image/png,image/webp'

const starts: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/jpeg': ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff,
  'image/png': (bytes) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte),
  'image/webp': (bytes) => text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP',
  'image/heic': (bytes) => text(bytes, 4) === 'ftyp' && /^(?:he[iv]|m[is]f1)/.test(text(bytes, 8)),
}

const text = (bytes: Uint8Array, from: number) => String.fromCharCode(...bytes.slice(from, from + 4))

/** Detects an image type from the file's first bytes; its name and declared type may be wrong. */
export function kindOf(bytes: Uint8Array): string | undefined {
  return Object.keys(starts).find((kind) => starts[kind]?.(bytes))
}

/** Says why a file can't be used, and what to do; undefined if its size and kind give no such reason. */
export function whyNotUsed(size: number, kind: string | undefined): string | undefined {
  if (size === 0) return 'This file is empty. Please choose another one.'
  return kind === 'image/heic' ? 'This is a HEIC picture. Please save it as a JPEG, and choose that.' : undefined
}

/** An image that cannot be used; the message is for the user. */
export class UnusablePicture extends Error {}

/** A picture to show (`url`) and to draw from; `close` frees both. */
export type OpenedPicture = { bitmap: ImageBitmap; url: string; close: () => void }

/**
 * Opens a file as an image, with its EXIF orientation applied.
 * @throws UnusablePicture if it is too large, too small, of another type or broken
 */
export async function openPicture(file: File): Promise<OpenedPicture> {
  if (file.size > largestFile)
    throw new UnusablePicture('This picture is too large. Please choose one of at most 10 MB.')
  const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  const why = whyNotUsed(file.size, kind)
  if (why || !kind) throw new UnusablePicture(why ?? 'Please choose a JPEG, PNG or WebP picture.')
  const blob = new Blob([file], { type: kind })
  // No options: Safari 16 rejects the name of the default orientation, `from-image`.
  const bitmap = await createImageBitmap(blob).catch(() => undefined)
  if (!bitmap) throw new UnusablePicture('We couldn’t open this picture. Please choose another one.')
  const { width, height } = bitmap
  if (Math.min(width, height) >= shortestSide && width * height <= mostPixels) {
    const url = URL.createObjectURL(blob)
    const close = () => {
      bitmap.close()
      URL.revokeObjectURL(url)
    }
    return { bitmap, url, close }
  }
  bitmap.close()
  throw new UnusablePicture(
    Math.min(width, height) < shortestSide
      ? `This picture is too small. Both sides should be at least ${shortestSide} pixels.`
      : 'This picture has too many pixels. Please choose a smaller one.',
  )
}

/**
 * A part of an image as the data URL of a JPEG, well below the server's limit. Nothing else of the file is sent.
 * @param area in the image's own pixels
 */
export function cropToJpeg(
  bitmap: ImageBitmap,
  area: { x: number; y: number; width: number; height: number },
  aspect: number,
): string {
  const canvas = document.createElement('canvas')
  canvas.width = sentWidth
  canvas.height = Math.round(sentWidth / aspect)
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    // Transparent areas would be black in a JPEG.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
  }
  return canvas.toDataURL('image/jpeg', 0.9)
}
