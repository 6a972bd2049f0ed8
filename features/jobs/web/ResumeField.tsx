import { useId, useRef, useState } from 'react'
import { upload } from '#platform/web/upload.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
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

/** An optional PDF, uploaded as soon as it is chosen. */
export function ResumeField({ resume, error, onChange }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const send = (file: File) => {
    const refused = file.size === 0 ? EMPTY_PDF : file.size > MAX_RESUME ? PDF_TOO_LARGE : file.type !== 'application/pdf' ? NOT_A_PDF : null
    setFault(refused)
    if (refused !== null) return
    setPart(0)
    upload<UploadedResume>(`${RESUMES_PATH}?name=${encodeURIComponent(file.name)}`, file, { onProgress: setPart })
      .then(onChange, (reason: unknown) => setFault(errorMessage(reason)))
      .finally(() => setPart(null))
  }
  const message = fault ?? error
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
        <Button icon={uploadIcon} busy={part !== null} busyText={`Uploading ${Math.round((part ?? 0) * 100)}%`} aria-describedby={id} onClick={() => input.current?.click()}>
          {resume === null ? 'Add a PDF' : 'Choose another PDF'}
        </Button>
        {resume !== null && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      <p className="text-text-muted">Optional, up to 5 MB. Only the poster of the job can open it.</p>
      {message !== undefined && (
        <p role="alert" className="text-danger">
          {message}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        aria-label="Choose a PDF"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) send(file)
        }}
      />
    </div>
  )
}
