import sharp from 'sharp'
import type { Services } from '../context.ts'
import { storeImage } from './store-image.ts'

/** Renders a figure of the demo data in a width in pixels, and stores it in all sizes. */
export async function seedImage(services: Services, ownerId: string, svg: string, width = 1600): Promise<{ id: string; width: number; height: number }> {
  const bytes = await sharp(Buffer.from(svg), { density: 120 }).resize({ width }).png({ compressionLevel: 1, palette: false }).toBuffer()
  return storeImage(services, ownerId, bytes)
}
