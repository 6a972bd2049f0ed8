import { ownImageId } from '#platform/rules/image-paths.ts'

const FROM = 'from:'
const MAX_LENGTH = 2_000

/** The path of an image on this site, for any form of its address; null for one of another site. */
export function ownImagePath(src: string, here = window.location.origin): string | null {
  const path = src.startsWith(`${here}/`) ? src.slice(here.length) : src
  return ownImageId(path) === null ? null : path
}

/** The placeholder id of an image until it is fetched from another page; null if it cannot be fetched. */
export function remoteImageKey(src: string): string | null {
  const isAddress = src.length <= MAX_LENGTH && /^https?:\/\//i.test(src) && URL.canParse(src)
  return isAddress ? FROM + src : null
}

/** The address of such a placeholder; null for an image that is uploaded from this device. */
export const remoteImageUrl = (name: string): string | null => (name.startsWith(FROM) ? name.slice(FROM.length) : null)
