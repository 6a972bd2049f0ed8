import { ownImageId } from '#platform/rules/image-paths.ts'

/** The path of an image on this site, for any form of its address; null for one of another site. */
export function ownImagePath(src: string, here = window.location.origin): string | null {
  const path = src.startsWith(`${here}/`) ? src.slice(here.length) : src
  return ownImageId(path) === null ? null : path
}
