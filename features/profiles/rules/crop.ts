/** A part of a picture that is to become a square: how large it is shown, and how far it was moved. */
export interface Crop {
  /** 1: the shorter side fills the square. */
  zoom: number
  /** How far the middle of the picture lies from the middle of the square, in sides of the square. */
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

/** How wide and high the whole picture is shown, in sides of the square. */
export function shownSize({ width, height }: Size, zoom: number): Size {
  const shorter = Math.min(width, height)
  return { width: (width / shorter) * zoom, height: (height / shorter) * zoom }
}

/** The same crop within what the picture has: no edge of it comes into the square. */
export function withinPicture(picture: Size, crop: Crop): Crop {
  const zoom = between(1, Number.isFinite(crop.zoom) ? crop.zoom : 1, MAX_ZOOM)
  const { width, height } = shownSize(picture, zoom)
  return { zoom, x: between((1 - width) / 2, crop.x, (width - 1) / 2), y: between((1 - height) / 2, crop.y, (height - 1) / 2) }
}

/** Zooms about the middle of the square: what was there stays there. */
export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  const most = between(1, zoom, MAX_ZOOM)
  const scale = most / crop.zoom
  return withinPicture(picture, { zoom: most, x: crop.x * scale, y: crop.y * scale })
}

export const moved = (picture: Size, crop: Crop, by: { x: number; y: number }): Crop =>
  withinPicture(picture, { ...crop, x: crop.x + by.x, y: crop.y + by.y })

/** The square of the picture itself that is kept, in its own pixels. */
export function keptSquare(picture: Size, crop: Crop): { left: number; top: number; side: number } {
  const { zoom, x, y } = withinPicture(picture, crop)
  const side = Math.min(picture.width, picture.height) / zoom
  return {
    left: between(0, picture.width / 2 - x * side - side / 2, picture.width - side),
    top: between(0, picture.height / 2 - y * side - side / 2, picture.height - side),
    side,
  }
}
