import { ownImageId } from '#platform/rules/image-paths.ts'

export interface ShownPicture {
  id: string
  alt: string
}

/** The picture that an image element shows; null for one of another site. */
export function pictureOf(image: HTMLImageElement): ShownPicture | null {
  const id = ownImageId(image.getAttribute('src') ?? '')
  return id === null ? null : { id, alt: image.alt }
}

/** The pictures in a rendered message, in their order. */
export const picturesIn = (row: HTMLElement | null): ShownPicture[] => [...(row?.querySelectorAll('img') ?? [])].flatMap((image) => pictureOf(image) ?? [])
