import { useState } from 'react'
import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { TRACKER_CSV_PATH } from '../../rules/paths.ts'

/** The board as a CSV file. */
export function TrackerExport() {
  const [error, setError] = useState<string | null>(null)
  const download = () => {
    setError(null)
    downloadFile(TRACKER_CSV_PATH, 'applications.csv').catch((reason: unknown) => setError(errorMessage(reason)))
  }
  return (
    <div>
      <Button icon={downloadIcon} onClick={download}>
        Export CSV
      </Button>
      <ErrorMessage message={error ?? undefined} />
    </div>
  )
}
