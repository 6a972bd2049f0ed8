import type { Element } from 'hast'
import { imageSet, ownImageId } from '#platform/rules/image-paths.ts'

// The browser knows best once the page is laid out; until then: the column of the text, or a telephone's whole width.
const SIZES = 'auto, (width < 44rem) calc(100vw - 2rem), 41rem'

/** A picture as readers get it: loaded when it comes near, in the size that their screen needs. */
export function imageToShow(node: Element): Element {
  const { src, width, height } = node.properties
  const id = ownImageId(String(src))
  const natural = { width: Number(width), height: Number(height) }
  // Without its measures a set of sizes would stretch the picture to the column.
  const isMeasured = natural.width > 0 && natural.height > 0
  const set = id === null || !isMeasured ? {} : { srcSet: imageSet(id, natural), sizes: SIZES }
  return { ...node, properties: { ...node.properties, ...set, loading: 'lazy', decoding: 'async' } }
}
