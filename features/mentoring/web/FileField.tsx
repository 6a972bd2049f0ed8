import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
import { FILES_HINT, useGroupUpload, type AttachedFile } from './use-group-upload.ts'

interface Props {
  groupId: string
  file: AttachedFile | null
  error: string | null
  onChange: (file: AttachedFile | null) => void
}

/** Attaches one file of up to 20 MB: it is uploaded at once, with its progress. */
export function FileField({ groupId, file, error, onChange }: Props) {
  const { send, failure, button } = useGroupUpload(groupId, onChange)
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
      <p className="text-text-muted">{FILES_HINT}</p>
      <ErrorMessage message={failure ?? error} />
    </div>
  )
}
