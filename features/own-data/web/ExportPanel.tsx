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
import { fetchExport } from './fetch-export.ts'

const GetOwnExport = graphql(`
  query GetOwnExport { ownExport { id askedAt doneParts allParts bytes finishedAt hasFailed expiresAt } }
`)
const AskForExport = graphql(`
  mutation AskForExport { askForExport }
`)

type Export = ResultOf<typeof GetOwnExport>['ownExport']

const LOOK_MS = 1500
const isBeingPacked = (one: Export): one is NonNullable<Export> => one !== null && one.finishedAt === null && !one.hasFailed

/** The latest export: asked for, packed under one's eyes, fetched. */
export function ExportPanel() {
  const query = useQuery(GetOwnExport, {}, { refetchInterval: ({ state }) => isBeingPacked(state.data?.ownExport ?? null) && LOOK_MS })
  const { data, refetch } = query
  const { mutate, isPending, error } = useMutation(AskForExport)
  const [trouble, setTrouble] = useState<string | null>(null)
  const last = data?.ownExport ?? null
  const isPacking = isBeingPacked(last)

  const ask = () => {
    mutate({}, { onSuccess: () => refetch() })
  }
  const fetchIt = (id: string) => {
    setTrouble(null)
    fetchExport(id).catch((error: unknown) => setTrouble(errorMessage(error)))
  }
  const says = trouble ?? error?.message
  return (
    <div className="grid gap-3 text-sm">
      {isPacking && (
        <p role="status" className="grid gap-2">
          Preparing your export… {last.doneParts} of {last.allParts || '…'} parts
          <progress className="w-full accent-accent" max={Math.max(1, last.allParts)} value={last.doneParts} aria-label="Export progress" />
        </p>
      )}
      {last !== null && last.finishedAt !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" icon={downloadIcon} onClick={() => fetchIt(last.id)}>
            Download ({bytesText(last.bytes ?? 0)})
          </Button>
          <span className="text-text-muted">
            created <TimeAgo at={last.finishedAt} />
          </span>
        </div>
      )}
      {last?.hasFailed === true && <p className="text-danger">Your last export failed. Try again.</p>}
      <div>
        <Button busy={isPending} disabledBecause={isPacking ? 'Preparing your export…' : null} onClick={ask}>
          {last === null ? 'Export' : 'Export again'}
        </Button>
      </div>
      <ErrorMessage message={says} />
      <StaleNote query={query} />
    </div>
  )
}
