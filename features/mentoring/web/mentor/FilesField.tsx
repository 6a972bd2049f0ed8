import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
import { MAX_FILES } from '../../rules/assignment.ts'
import { FILES_HINT, type AttachedFile, type useGroupUpload } from '../use-group-upload.ts'

interface Props {
  files: readonly AttachedFile[]
  upload: ReturnType<typeof useGroupUpload>
  error: string | undefined
  onRemove: (file: AttachedFile) => void
}

/** The files of an assignment, each of which is uploaded as soon as it is chosen. */
export function FilesField({ files, upload: { send, failure, button }, error, onRemove }: Props) {
  return (
    <fieldset className="grid justify-items-start gap-2 text-sm">
      <legend className="mb-1 font-medium">Files for the learners</legend>
      {files.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {file.name}
              <Button small variant="ghost" aria-label={`Remove ${file.name}`} onClick={() => onRemove(file)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_FILES && (
        <FileButton {...button} small icon={uploadIcon} fileLabel="File for the learners" onFile={send}>
          {files.length === 0 ? 'Attach a file' : 'Attach another file'}
        </FileButton>
      )}
      <p className="text-text-muted">{`Up to ${MAX_FILES} files. ${FILES_HINT}`}</p>
      <ErrorMessage message={failure ?? error} />
    </fieldset>
  )
}
