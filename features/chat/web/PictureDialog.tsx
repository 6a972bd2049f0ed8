import { imageUrl } from '#platform/rules/image-paths.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import type { ShownPicture } from './pictures-in.ts'

/** A picture of a message in its largest size. */
export function PictureDialog({ picture: { id, alt }, onClose }: { picture: ShownPicture; onClose: () => void }) {
  const src = imageUrl(id, 'large')
  return (
    <Dialog open title="Picture" width="picture" onClose={onClose}>
      <div className="grid justify-items-start gap-3">
        <img src={src} alt={alt} className="mx-auto max-h-[75dvh] max-w-full rounded-control object-contain" />
        <a className="link text-sm" href={src} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
    </Dialog>
  )
}
