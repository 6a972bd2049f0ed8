import { imageUrl } from '#platform/rules/image-paths.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { imageIcon } from '#platform/web/ui/icons.ts'
import { IMAGE_TYPES, refuseImage, uploadImage } from '#platform/web/upload-image.ts'
import { useUpload } from '#platform/web/use-upload.ts'
import { CompanyLogo } from '../CompanyLogo.tsx'

interface Props {
  company: string
  logoId: string | null
  error: string | undefined
  onChange: (logoId: string | null) => void
}

/** The logo of the company; without one a tile with its initials is shown. */
export function LogoField({ company, logoId, error, onChange }: Props) {
  const { send, failure, button } = useUpload({ upload: uploadImage, refuse: refuseImage, onDone: ({ id }) => onChange(id) })
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <span className="font-medium">Logo</span>
      <div className="flex flex-wrap items-center gap-3">
        <CompanyLogo company={company || 'Company'} logoUrl={logoId === null ? null : imageUrl(logoId, 'small')} />
        <FileButton {...button} icon={imageIcon} fileLabel="Choose a logo" accept={IMAGE_TYPES} onFile={send}>
          {logoId === null ? 'Add logo' : 'Change logo'}
        </FileButton>
        {logoId !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      <ErrorMessage message={failure ?? error} />
    </div>
  )
}
