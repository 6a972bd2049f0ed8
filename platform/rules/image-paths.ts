/** The sizes of an image, smallest first. `face` is cropped to a square for avatars. */
export const IMAGE_SIZES = ['face', 'small', 'phone', 'medium', 'large'] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** The sizes that show the whole image; the browser may choose among them. */
export const WHOLE_SIZES = ['small', 'phone', 'medium', 'large'] as const

/** The URL of an image in one of its sizes. Its content never changes, so it may be cached forever. */
export const imageUrl = (id: string, size: ImageSize) => `/images/${id}/${size}.webp`

/** The largest accepted upload, in bytes. */
export const MAX_UPLOAD = 5 * 1024 * 1024

const REMOTE = 'from:'
const MAX_ADDRESS = 2_000

/** The placeholder ID of an image of another site until it is fetched; null for an address that cannot be fetched. */
export function remoteImageKey(src: string): string | null {
  const isAddress = src.length <= MAX_ADDRESS && /^https?:\/\/[^\s/?#]/i.test(src)
  return isAddress ? REMOTE + src : null
}

/** The address in such a placeholder ID; null for any other, such as that of an image on the author's device. */
export const remoteImageUrl = (id: string): string | null => (id.startsWith(REMOTE) && remoteImageKey(id.slice(REMOTE.length)) === id ? id.slice(REMOTE.length) : null)

/** The maximum width of each size. Images are never enlarged. */
export const IMAGE_WIDTHS: Record<ImageSize, number> = { face: 96, small: 480, phone: 720, medium: 960, large: 1600 }

/** All whole sizes of an image with their widths, for `srcset`. */
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

/** The ID of an image in this site's store, or null for any other URL. */
export const ownImageId = (src: string): string | null => OWN_IMAGE.exec(src)?.[1] ?? null
