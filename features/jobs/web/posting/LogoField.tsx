import { useRef, useState } from 'react'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { imageIcon } from '#platform/web/ui/icons.ts'
import { isImageFile, NOT_AN_IMAGE, uploadImage } from '#platform/web/upload-image.ts'
import { CompanyLogo } from '../CompanyLogo.tsx'

interface Props {
  company: string
  logoId: string | null
  error: string | undefined
  onChange: (logoId: string | null) => void
}

/** The logo of the company; without one a tile with its initials is shown. */
export function LogoField({ company, logoId, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const send = (file: File) => {
    if (!isImageFile(file)) return setFailed(NOT_AN_IMAGE)
    setFailed(null)
    setPart(0)
    uploadImage(file, setPart)
      .then(({ id }) => onChange(id), (reason: unknown) => setFailed(errorMessage(reason)))
      .finally(() => setPart(null))
  }
  const message = failed ?? error
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <span className="font-medium">Logo</span>
      <div className="flex flex-wrap items-center gap-3">
        <CompanyLogo company={company || 'Company'} logoUrl={logoId === null ? null : imageUrl(logoId, 'small')} />
        <Button icon={imageIcon} busy={part !== null} busyText={`Uploading ${Math.round((part ?? 0) * 100)}%`} onClick={() => input.current?.click()}>
          {logoId === null ? 'Add logo' : 'Change logo'}
        </Button>
        {logoId !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      {message !== undefined && (
        <p role="alert" className="text-danger">
          {message}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        aria-label="Choose a logo"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) send(file)
        }}
      />
    </div>
  )
}
