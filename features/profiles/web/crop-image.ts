import { NOT_A_PICTURE } from '#platform/web/send-picture.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { croppedSquare, type Crop } from '../rules/crop.ts'

const SIDE = 640

/** The picture as the camera was held. */
export const openImage = (file: File): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws a part of a picture into a canvas, as large as the canvas is. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = croppedSquare(image, crop)
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The chosen square as a picture of its own, so that nothing of the rest leaves the device. */
export async function cropImage(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  drawCrop(canvas, image, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new ApiError('NOT_AN_IMAGE', NOT_A_PICTURE)
  return blob
}
