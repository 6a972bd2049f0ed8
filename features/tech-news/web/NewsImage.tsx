import { IMAGE_WIDTHS, imageUrl, ownImageId, WHOLE_SIZES } from '#platform/rules/image-paths.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { globeIcon, lightbulbIcon, monitorIcon, newspaperIcon, settingsIcon, shieldCheckIcon, sigmaIcon } from '#platform/web/ui/icons.ts'
import type { Category } from '../rules/categories.ts'

const ICONS: Readonly<Record<Category, string>> = {
  ai: sigmaIcon,
  robotics: settingsIcon,
  startups: lightbulbIcon,
  cloud: globeIcon,
  security: shieldCheckIcon,
  gadgets: monitorIcon,
}

interface Props {
  src: string | null
  category: Category | null
  /** The space that it takes, for the browser's choice among the sizes. */
  sizes: string
  /** Images at the top of a page are loaded first, others when they come near. */
  isFirst?: boolean
  className: string
}

/** The image of an article, or the icon of its category. */
export function NewsImage({ src, category, sizes, isFirst = false, className }: Props) {
  const id = src === null ? null : ownImageId(src)
  if (id === null) {
    return (
      <div className={`grid place-content-center rounded-control max-sm:hidden border border-line bg-sunken text-text-muted ${className}`} aria-hidden="true">
        <Icon of={category === null ? newspaperIcon : ICONS[category]} />
      </div>
    )
  }
  return (
    <img
      className={`rounded-control border border-line object-cover dark:brightness-75 ${className}`}
      src={imageUrl(id, 'medium')}
      srcSet={WHOLE_SIZES.map((size) => `${imageUrl(id, size)} ${IMAGE_WIDTHS[size]}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={1200}
      height={675}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
