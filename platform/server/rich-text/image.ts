import type { Element } from 'hast'
import { imageSet, ownImageId } from '#platform/rules/image-paths.ts'

// The browser computes it once the page is laid out; until then: the width of the text column, or of a phone.
const SIZES = 'auto, (width < 44rem) calc(100vw - 2rem), 41rem'

/** An image as readers get it: loaded lazily, in the size that their screen needs. */
export function imageToShow(node: Element): Element {
  const { src, width, height } = node.properties
  const id = ownImageId(String(src))
  const natural = { width: Number(width), height: Number(height) }
  // Without its dimensions a `srcset` would stretch the image to the column.
  const isMeasured = natural.width > 0 && natural.height > 0
  const set = id === null || !isMeasured ? {} : { srcSet: imageSet(id, natural), sizes: SIZES }
  return { ...node, properties: { ...node.properties, ...set, loading: 'lazy', decoding: 'async' } }
}
