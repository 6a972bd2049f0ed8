import { imageUrl } from '#platform/rules/image-paths.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { imageIcon } from '#platform/web/ui/icons.ts'
import { IMAGE_TYPES, refuseImage, uploadImage } from '#platform/web/upload-image.ts'
import { useUpload } from '#platform/web/use-upload.ts'

interface Props {
  imageId: string | null
  error: string | undefined
  onChange: (imageId: string | null) => void
}

/** The image above an event. */
export function ImageField({ imageId, error, onChange }: Props) {
  const { send, failure, button } = useUpload({ upload: uploadImage, refuse: refuseImage, onDone: ({ id }) => onChange(id) })
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <span className="font-medium">Image</span>
      {imageId !== null && <img className="aspect-[1200/630] w-full max-w-sm rounded-control border border-line object-cover" src={imageUrl(imageId, 'medium')} alt="Of the event" />}
      <div className="flex flex-wrap gap-2">
        <FileButton {...button} icon={imageIcon} fileLabel="Choose an image" accept={IMAGE_TYPES} onFile={send}>
          {imageId === null ? 'Add image' : 'Change image'}
        </FileButton>
        {imageId !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove image
          </Button>
        )}
      </div>
      <ErrorMessage message={failure ?? error} />
    </div>
  )
}
