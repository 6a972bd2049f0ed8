import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { crossIcon } from '#platform/web/ui/icons.ts'
import type { Picture } from './use-pictures.ts'

interface Props {
  pictures: readonly Picture[]
  uploading: number
  progress: number
  onRemove: (picture: Picture) => void
}

/** The pictures of the next message, and the progress of uploads. */
export function PendingPictures({ pictures, uploading, progress, onRemove }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {pictures.map((picture, at) => (
        <div key={picture.url} className="relative">
          <img src={picture.url} alt={picture.name} className="size-16 rounded-control border border-line object-cover" />
          <IconButton small className="absolute! -top-2 -right-2 rounded-full! border border-line bg-surface!" icon={crossIcon} label={`Remove picture ${at + 1}`} onClick={() => onRemove(picture)} />
        </div>
      ))}
      <p className="text-sm text-text-muted" role="status">
        {uploading > 0 && `Uploading ${uploading === 1 ? 'a picture' : `${uploading} pictures`}… ${Math.round(progress * 100)}%`}
      </p>
    </div>
  )
}
