import sharp from 'sharp'
import type { House } from '#platform/server/context.ts'
import { keepImage } from '#platform/server/pictures/keep-image.ts'

/** Draws a figure as a picture of the house, in all sizes. */
export async function plantPicture(house: House, ownerId: string, svg: string): Promise<{ id: string; width: number; height: number }> {
  const bytes = await sharp(Buffer.from(svg), { density: 120 }).resize({ width: 1600 }).png({ compressionLevel: 1, palette: false }).toBuffer()
  return keepImage(house, ownerId, bytes)
}
