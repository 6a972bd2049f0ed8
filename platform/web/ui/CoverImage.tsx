import { IMAGE_WIDTHS, imageUrl, ownImageId, WHOLE_SIZES } from '#platform/rules/image-paths.ts'

/** The cover image above a text: painted first, in the size that the screen needs. */
export function CoverImage({ src }: { src: string }) {
  const id = ownImageId(src)
  const set = id === null ? undefined : WHOLE_SIZES.map((size) => `${imageUrl(id, size)} ${IMAGE_WIDTHS[size]}w`).join(', ')
  return (
    <img
      className="mt-2 aspect-[1200/630] w-full rounded-card border border-line object-cover dark:brightness-75"
      src={src}
      srcSet={set}
      sizes="(width < 48rem) calc(100vw - 2rem), (width < 64rem) calc(100vw - 9rem), 41rem"
      alt=""
      width={1200}
      height={630}
      fetchPriority="high"
    />
  )
}
