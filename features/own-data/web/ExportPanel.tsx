import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { bytesText } from '#platform/rules/bytes.ts'
import { downloadFile } from '#platform/web/download-file.ts'

const GetOwnExport = graphql(`
  query GetOwnExport { ownExport { id requestedAt doneParts totalParts bytes finishedAt hasFailed expiresAt } }
`)
const RequestExport = graphql(`
  mutation RequestExport { requestExport }
`)

type Export = ResultOf<typeof GetOwnExport>['ownExport']

const POLL_MS = 1500
const isInProgress = (one: Export): one is NonNullable<Export> => one !== null && one.finishedAt === null && !one.hasFailed

/** The latest export: requested, its progress, downloaded. */
export function ExportPanel() {
  const query = useQuery(GetOwnExport, {}, { refetchInterval: ({ state }) => isInProgress(state.data?.ownExport ?? null) && POLL_MS })
  const { data, refetch } = query
  const { mutate, isPending, error } = useMutation(RequestExport)
  const [downloadError, setDownloadError] = useState<string | null>(null)
  const last = data?.ownExport ?? null
  const isBuilding = isInProgress(last)

  const request = () => {
    mutate({}, { onSuccess: () => refetch() })
  }
  const download = (id: string) => {
    setDownloadError(null)
    downloadFile(`/api/exports/${id}`, 'cloggle-export.zip').catch((error: unknown) => setDownloadError(errorMessage(error)))
  }
  const message = downloadError ?? error?.message
  return (
    <div className="grid gap-3 text-sm">
      {isBuilding && (
        <p role="status" className="grid gap-2">
          Preparing your export… {last.doneParts} of {last.totalParts || '…'} parts
          <progress className="themed-progress" max={Math.max(1, last.totalParts)} value={last.doneParts} aria-label="Export progress" />
        </p>
      )}
      {last !== null && last.finishedAt !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" icon={downloadIcon} onClick={() => download(last.id)}>
            Download ({bytesText(last.bytes ?? 0)})
          </Button>
          <span className="text-text-muted">
            created <TimeAgo at={last.finishedAt} />
          </span>
        </div>
      )}
      {last?.hasFailed === true && <p className="text-danger">Your last export failed. Try again.</p>}
      <div>
        <Button busy={isPending} disabledBecause={isBuilding ? 'Preparing your export…' : null} onClick={request}>
          {last === null ? 'Export' : 'Export again'}
        </Button>
      </div>
      <ErrorMessage message={message} />
      <StaleNote query={query} />
    </div>
  )
}
