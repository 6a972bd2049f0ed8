/** The sizes of a picture from the smallest on. `face` is cut to a square, for people beside their words. */
export const IMAGE_SIZES = ['face', 'small', 'phone', 'medium', 'large'] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** Those that show the whole picture, among which the browser may choose. */
export const WHOLE_SIZES = ['small', 'phone', 'medium', 'large'] as const

/** The address of a picture in one of its sizes; it never changes, so it may be kept for ever. */
export const imageUrl = (id: string, size: ImageSize) => `/images/${id}/${size}.webp`

/** The largest picture that is taken, in bytes. */
export const MAX_UPLOAD = 5 * 1024 * 1024

/** How wide each size is at most; nothing is made larger than it came. */
export const IMAGE_WIDTHS: Record<ImageSize, number> = { face: 96, small: 480, phone: 720, medium: 960, large: 1600 }

/** All whole sizes of a picture with their widths, for the browser to choose from. */
export function imageSet(id: string, natural: { width: number; height: number }): string {
  const widths = WHOLE_SIZES.map((size) => {
    const maxWidth = IMAGE_WIDTHS[size]
    const scale = Math.min(1, maxWidth / natural.width, (maxWidth * 4) / natural.height)
    return { size, width: Math.max(1, Math.round(natural.width * scale)) }
  })
  const distinct = widths.filter(({ width }, index) => index === 0 || width > widths[index - 1]!.width)
  return distinct.map(({ size, width }) => `${imageUrl(id, size)} ${width}w`).join(', ')
}

const OWN_IMAGE = /^\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/(face|small|phone|medium|large)\.webp$/

/** The id of a picture of our own store, or null for any other address. */
export const ownImageId = (src: string): string | null => OWN_IMAGE.exec(src)?.[1] ?? null
