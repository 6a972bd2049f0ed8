import { useState } from 'react'
import { errorMessage } from './graphql/api-error.ts'

/**
 * Uploads one chosen file at a time. `upload` gets the file and reports the uploaded part, 0 to 1; `refuse` says why a file can't be uploaded,
 * or null. The result has the props of a busy button, and the error message of the last attempt.
 */
export function useUpload<Result>({ upload, refuse, onDone }: { upload: (file: File, onProgress: (part: number) => void) => Promise<Result>; refuse: (file: File) => string | null; onDone: (result: Result) => void }) {
  const [part, setPart] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const send = (file: File) => {
    const reason = refuse(file)
    setFailure(reason)
    if (reason !== null) return
    setPart(0)
    upload(file, setPart)
      .then(onDone, (error: unknown) => setFailure(errorMessage(error)))
      .finally(() => setPart(null))
  }
  return { send, failure, button: { busy: part !== null, busyText: `Uploading ${Math.round((part ?? 0) * 100)}%` } }
}
