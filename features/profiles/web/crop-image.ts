import { NOT_AN_IMAGE } from '#platform/web/upload-image.ts'
import { ApiError } from '#platform/web/graphql/api-error.ts'
import { croppedSquare, type Crop } from '../rules/crop.ts'

const SIDE = 640

/** Decodes an image with the orientation of the camera applied. */
export const openImage = (file: File): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' })

/** Draws a part of an image into a canvas, scaled to its size. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop): void {
  const { left, top, side } = croppedSquare(image, crop)
  const pen = canvas.getContext('2d')
  if (pen === null) return
  pen.imageSmoothingQuality = 'high'
  pen.clearRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** Returns the chosen square as an image of its own, so that the rest never leaves the device. */
export async function cropImage(image: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  drawCrop(canvas, image, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new ApiError('NOT_AN_IMAGE', NOT_AN_IMAGE)
  return blob
}
