/** A part of an image that becomes a square: how large the image is shown, and how far it was moved. */
export interface Crop {
  /** 1 means that the shorter side fills the square. */
  zoom: number
  /** The distance of the center of the image from the center of the square, in sides of the square. */
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const MAX_ZOOM = 4
export const FIRST_CROP: Crop = { zoom: 1, x: 0, y: 0 }

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The width and height of the whole image, in sides of the square. */
export function shownSize({ width, height }: Size, zoom: number): Size {
  const shorter = Math.min(width, height)
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom }
}

/** Returns the crop limited to the image: no edge of it is inside the square. */
export function clampCrop(image: Size, crop: Crop): Crop {
  const zoom = between(1, Number.isFinite(crop.zoom) ? crop.zoom : 1, MAX_ZOOM)
  const { width, height } = shownSize(image, zoom)
  return { zoom, x: between((1 - width) / 2, crop.x, (width - 1) / 2), y: between((1 - height) / 2, crop.y, (height - 1) / 2) }
}

/** Zooms around the center of the square. */
export function zoomCrop(image: Size, crop: Crop, zoom: number): Crop {
  const most = between(1, zoom, MAX_ZOOM)
  const scale = most / crop.zoom
  return clampCrop(image, { zoom: most, x: crop.x * scale, y: crop.y * scale })
}

export const moveCrop = (image: Size, crop: Crop, by: { x: number; y: number }): Crop =>
  clampCrop(image, { ...crop, x: crop.x + by.x, y: crop.y + by.y })

/** The resulting square of the image, in its own pixels. */
export function croppedSquare(image: Size, crop: Crop): { left: number; top: number; side: number } {
  const { zoom, x, y } = clampCrop(image, crop)
  const side = Math.min(image.width, image.height) / zoom
  return {
    left: between(0, image.width / 2 - x * side - side / 2, image.width - side),
    top: between(0, image.height / 2 - y * side - side / 2, image.height - side),
    side,
  }
}
