import { NOT_AN_IMAGE } from '#platform/web/upload-image.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { keptSquare, type Crop } from '../rules/crop.ts'

const SIDE = 640

/** The picture as the camera was held. */
export const openPicture = (file: File): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws a part of a picture into a canvas, as large as the canvas is. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = keptSquare(picture, crop)
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The chosen square as a picture of its own, so that nothing of the rest leaves the device. */
export async function cutSquare(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new ApiError('NOT_AN_IMAGE', NOT_AN_IMAGE)
  return blob
}
