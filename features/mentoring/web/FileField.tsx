import { useRef, useState } from 'react'
import { upload } from '#platform/web/upload.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
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

/** Attaches one file of up to 20 MB: it is uploaded at once, with its progress. */
export function FileField({ groupId, file, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (chosen: File) => {
    setFailure(null)
    if (chosen.size > MAX_MB * 1024 * 1024) return setFailure(`This file is larger than ${MAX_MB} MB. Choose a smaller one.`)
    setPart(0)
    try {
      const body = new Blob([chosen], { type: 'application/octet-stream' })
      onChange(await upload<AttachedFile>(filesPath(groupId, chosen.name), body, { onProgress: setPart }))
    } catch (reason) {
      setFailure(errorMessage(reason))
    } finally {
      setPart(null)
    }
  }
  const message = failure ?? error
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
      <Button small icon={uploadIcon} busy={part !== null} onClick={() => input.current?.click()}>
        {part !== null ? `Uploading, ${Math.round(part * 100)} %` : file === null ? 'Attach a file' : 'Choose another file'}
      </Button>
      <p className="text-text-muted">PDF, image, ZIP, Office document or text, up to {MAX_MB} MB.</p>
      {message !== null && <p role="alert" className="text-danger">{message}</p>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File"
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen !== undefined) void send(chosen)
          target.value = ''
        }}
      />
    </div>
  )
}
