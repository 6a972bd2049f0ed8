import { useId } from 'react'
import { upload } from '#platform/web/upload.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
import { useUpload } from '#platform/web/use-upload.ts'
import { MAX_RESUME } from '../rules/jobs.ts'
import { RESUMES_PATH } from '../rules/paths.ts'
import { EMPTY_PDF, NOT_A_PDF, PDF_TOO_LARGE } from '../rules/pdf.ts'

export interface UploadedResume {
  id: string
  name: string
  size: number
}

interface Props {
  resume: UploadedResume | null
  error: string | undefined
  onChange: (resume: UploadedResume | null) => void
}

const sizeText = (bytes: number) => (bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`)

const refuse = (file: File) => (file.size === 0 ? EMPTY_PDF : file.size > MAX_RESUME ? PDF_TOO_LARGE : file.type !== 'application/pdf' ? NOT_A_PDF : null)
const send = (file: File, onProgress: (part: number) => void) => upload<UploadedResume>(`${RESUMES_PATH}?name=${encodeURIComponent(file.name)}`, file, { onProgress })

/** An optional PDF, uploaded as soon as it is chosen. */
export function ResumeField({ resume, error, onChange }: Props) {
  const id = useId()
  const uploading = useUpload({ upload: send, refuse, onDone: onChange })
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <span id={id} className="font-medium">
        Resume
      </span>
      {resume !== null && (
        <p className="wrap-anywhere">
          {resume.name}, <span className="tabular">{sizeText(resume.size)}</span>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton {...uploading.button} icon={uploadIcon} aria-describedby={id} fileLabel="Choose a PDF" accept="application/pdf" onFile={uploading.send}>
          {resume === null ? 'Add a PDF' : 'Choose another PDF'}
        </FileButton>
        {resume !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className="text-text-muted">Optional, up to 5 MB. Only the poster of the job can open it.</p>
      <ErrorMessage message={uploading.failure ?? error} />
    </div>
  )
}
