import { useRef, useState } from 'react'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { imageIcon } from '#platform/web/ui/icons.ts'
import { isImageFile, NOT_AN_IMAGE, uploadImage } from '#platform/web/upload-image.ts'

interface Props {
  imageId: string | null
  error: string | undefined
  onChange: (imageId: string | null) => void
}

/** The image above an event. */
export function ImageField({ imageId, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = (file: File) => {
    if (!isImageFile(file)) return setFailure(NOT_AN_IMAGE)
    setFailure(null)
    setPart(0)
    uploadImage(file, setPart).then(({ id }) => onChange(id), (reason: unknown) => setFailure(errorMessage(reason))).finally(() => setPart(null))
  }
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <span className="font-medium">Image</span>
      {imageId !== null && <img className="aspect-[1200/630] w-full max-w-sm rounded-control border border-line object-cover" src={imageUrl(imageId, 'medium')} alt="Of the event" />}
      <div className="flex flex-wrap gap-2">
        <Button icon={imageIcon} busy={part !== null} busyText={`Uploading ${Math.round((part ?? 0) * 100)}%`} onClick={() => input.current?.click()}>
          {imageId === null ? 'Add image' : 'Change image'}
        </Button>
        {imageId !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove image
          </Button>
        )}
      </div>
      <ErrorMessage message={failure ?? error} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        hidden
        aria-label="Choose an image"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) send(file)
        }}
      />
    </div>
  )
}
