import { useRef, useState } from 'react'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { imageIcon } from '#platform/web/ui/icons.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { IMAGE_TYPES, isImageFile, NOT_AN_IMAGE, uploadImage } from '#platform/web/upload-image.ts'

interface Props {
  coverId: string | null
  error: string | null
  onChange: (coverId: string | null) => void
}

/** The cover of a blog: an image above its text and in lists. */
export function CoverField({ coverId, error, onChange }: Props) {
  const { asMember } = useAuth()
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const [failed, setFailed] = useState<{ file: File | null; message: string } | null>(null)

  const send = (file: File) => {
    if (!isImageFile(file)) return setFailed({ file: null, message: NOT_AN_IMAGE })
    setFailed(null)
    setPart(0)
    uploadImage(file, setPart).then(
      ({ id }) => onChange(id),
      (reason: unknown) => setFailed({ file, message: errorMessage(reason) }),
    ).finally(() => setPart(null))
  }
  const choose = () => asMember(() => input.current?.click())
  const message = failed?.message ?? error

  return (
    <div className="grid content-start justify-items-start gap-1.5 text-sm">
      <span className="font-medium">Cover</span>
      {coverId !== null && <img className="cover-preview" src={imageUrl(coverId, 'medium')} alt="The cover" />}
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={imageIcon} busy={part !== null} busyText={`Uploading ${Math.round((part ?? 0) * 100)}%`} onClick={choose}>
          {coverId === null ? 'Add cover' : 'Change cover'}
        </Button>
        {coverId !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove cover
          </Button>
        )}
        {failed?.file && (
          <Button variant="ghost" onClick={() => asMember(() => send(failed.file!))}>
            Retry
          </Button>
        )}
      </div>
      {message !== null && (
        <p role="alert" className="text-danger">
          {message}
        </p>
      )}
      <input
        ref={input}
        type="file"
        accept={IMAGE_TYPES}
        hidden
        aria-label="Choose a cover image"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) send(file)
        }}
      />
    </div>
  )
}
