import { useRef } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'

interface Props {
  label: string
  /** Types and endings of files, as for a file input. */
  accept: string
  busy?: boolean
  disabledBecause?: string | null
  onFile: (file: File) => void
}

/** A button that lets the author choose one file. */
export function UploadButton({ label, accept, busy = false, disabledBecause = null, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button small icon={uploadIcon} busy={busy} disabledBecause={disabledBecause} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={`${label}: file`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
    </>
  )
}
