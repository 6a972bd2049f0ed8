import { upload } from '#platform/web/upload.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
import { useUpload } from '#platform/web/use-upload.ts'
import { filesPath } from '../rules/paths.ts'

export interface AttachedFile {
  id: string
  name: string
}

interface Props {
  groupId: string
  file: AttachedFile | null
  error: string | null
  onChange: (file: AttachedFile | null) => void
}

const MAX_MB = 20
const refuse = (file: File) => (file.size > MAX_MB * 1024 * 1024 ? `This file is larger than ${MAX_MB} MB. Choose a smaller one.` : null)

/** Attaches one file of up to 20 MB: it is uploaded at once, with its progress. */
export function FileField({ groupId, file, error, onChange }: Props) {
  const { send, failure, button } = useUpload({
    upload: (chosen, onProgress) => upload<AttachedFile>(filesPath(groupId, chosen.name), new Blob([chosen], { type: 'application/octet-stream' }), { onProgress }),
    refuse,
    onDone: onChange,
  })
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      {file !== null && (
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {file.name}
          <Button small variant="ghost" onClick={() => onChange(null)}>
            Remove
          </Button>
        </p>
      )}
      <FileButton {...button} small icon={uploadIcon} fileLabel="File" onFile={send}>
        {file === null ? 'Attach a file' : 'Choose another file'}
      </FileButton>
      <p className="text-text-muted">Notebook, code, text, PDF, image, Office document or ZIP, up to {MAX_MB} MB.</p>
      <ErrorMessage message={failure ?? error} />
    </div>
  )
}
