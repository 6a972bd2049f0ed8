import { ownImageId } from '#platform/rules/image-paths.ts'

const FROM = 'from:'
const MAX_LENGTH = 2_000

/** The path of a picture of our own store, however its address is written; null for one of another place. */
export function ownImagePath(src: string, here = window.location.origin): string | null {
  const path = src.startsWith(`${here}/`) ? src.slice(here.length) : src
  return ownImageId(path) === null ? null : path
}

/** The name under which a text holds the place of a picture until it is fetched from another page; null where none can be. */
export function remoteImageKey(src: string): string | null {
  const isAddress = src.length <= MAX_LENGTH && /^https?:\/\//i.test(src) && URL.canParse(src)
  return isAddress ? FROM + src : null
}

/** The address behind such a name; null for a picture that is sent from this device. */
export const remoteImageUrl = (name: string): string | null => (name.startsWith(FROM) ? name.slice(FROM.length) : null)
