export const IMAGE_SIZES = ['small', 'medium', 'large'] as const
export type ImageSize = (typeof IMAGE_SIZES)[number]

/** The address of a picture in one of its sizes; it never changes, so it may be kept for ever. */
export const imageUrl = (id: string, size: ImageSize) => `/images/${id}/${size}.webp`

const OWN_IMAGE = /^\/images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/(small|medium|large)\.webp$/

/** The id of a picture of our own store, or null for any other address. */
export const ownImageId = (src: string): string | null => OWN_IMAGE.exec(src)?.[1] ?? null
