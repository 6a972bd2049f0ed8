import { imageUrl, ownImageId } from '#platform/rules/image-paths.ts'
import { initialsOf, tileOf } from './avatar-tile.ts'

interface Props {
  person: { id: string; name: string; picture?: string | null | undefined }
  size?: 'small' | 'normal' | 'large' | 'huge'
  /** Includes the name as alternative text where it does not appear beside the image. */
  named?: boolean
}

const SIZES = { small: 'size-6', normal: 'size-9', large: 'size-14', huge: 'size-24' }
const TINTS = [
  'bg-accent-subtle text-accent',
  'bg-success-subtle text-success',
  'bg-warning-subtle text-warning',
  'bg-danger-subtle text-danger',
  'bg-line text-text-muted',
]

/** Avatars beside text are small; an external image has only one size. */
function faceOf(picture: string, size: NonNullable<Props['size']>): string {
  const id = ownImageId(picture)
  return id === null || size === 'large' || size === 'huge' ? picture : imageUrl(id, 'face')
}

/** A person's image, or their initials on the contour tile of their ID. */
export function Avatar({ person, size = 'normal', named = false }: Props) {
  const name = named ? person.name : undefined
  if (person.picture) {
    return (
      <img
        className={`avatar ${SIZES[size]}`}
        src={faceOf(person.picture, size)}
        alt={name ?? ''}
        loading="lazy"
        decoding="async"
      />
    )
  }
  const { path, tint } = tileOf(person.id)
  return (
    <svg
      className={`avatar ${SIZES[size]} ${TINTS[tint]}`}
      viewBox="0 0 80 80"
      role={named ? 'img' : undefined}
      aria-label={name}
      aria-hidden={named ? undefined : true}
    >
      {/* At 24 pixels the lines are invisible, and a list would send them with every card. */}
      {size !== 'small' && <path d={path} fill="none" stroke="currentColor" strokeOpacity="0.28" strokeWidth="1.5" />}
      <text x="40" y="50">
        {initialsOf(person.name)}
      </text>
    </svg>
  )
}
