import { useState } from 'react'
import { downloadFile } from '#platform/web/download-file.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { longDay } from '#platform/web/ui/time-words.ts'
import { AdminReasonDialog, Loaded, type ManagedPersonProps } from '#features/administration/web/public.tsx'
import { GRACE_DAYS } from '../rules/own-data.ts'

const GetPersonData = graphql(`
  query GetPersonData($personId: ID!) { personData(personId: $personId) { export { id requestedAt finishedAt hasFailed } deletionDueAt } }
`)
const RequestPersonExport = graphql(`
  mutation RequestPersonExport($personId: ID!, $reason: String!) { requestPersonExport(personId: $personId, reason: $reason) }
`)
const ChangePersonErasure = graphql(`
  mutation ChangePersonErasure($personId: ID!, $isRequested: Boolean!, $reason: String!) {
    changePersonErasure(personId: $personId, isRequested: $isRequested, reason: $reason)
  }
`)

const POLL_MS = 2_000

/** Export and erasure for a person who asked for it by other means. */
export function PersonData({ person, onChange }: ManagedPersonProps) {
  const personId = person.id
  const query = useQuery(GetPersonData, { personId }, { refetchInterval: ({ state }) => isBuilding(state.data?.personData.export ?? null) && POLL_MS })
  const [pending, setPending] = useState<'export' | 'erase' | 'keep' | null>(null)
  const [downloadError, setDownloadError] = useState<string | null>(null)
  const onSuccess = () => {
    setPending(null)
    query.refetch()
    onChange()
  }
  const exporting = useMutation(RequestPersonExport, { onSuccess })
  const erasure = useMutation(ChangePersonErasure, { onSuccess })
  const download = (id: string) => {
    setDownloadError(null)
    downloadFile(`/api/person-exports/${id}`, `cloggle-${person.username}.zip`).catch((error: unknown) => setDownloadError(errorMessage(error)))
  }
  return (
    <Loaded query={query}>
      {({ personData: { export: last, deletionDueAt } }) => (
        <div className="grid gap-3 text-sm">
          {last !== null && (
            <p>
              {isBuilding(last) ? 'The export is being prepared.' : last.hasFailed ? 'The last export failed.' : <>The last export is ready. Requested <TimeAgo at={last.requestedAt} />.</>}
            </p>
          )}
          {deletionDueAt !== null && <p>The account will be deleted on {longDay(new Date(deletionDueAt))}.</p>}
          <div className="flex flex-wrap gap-2">
            <Button disabledBecause={isBuilding(last) ? 'The export is being prepared' : null} onClick={() => setPending('export')}>
              Export data
            </Button>
            {last !== null && last.finishedAt !== null && <Button onClick={() => download(last.id)}>Download export</Button>}
            {deletionDueAt === null ? (
              <Button variant="danger" onClick={() => setPending('erase')}>
                Delete account
              </Button>
            ) : (
              <Button onClick={() => setPending('keep')}>Cancel deletion</Button>
            )}
          </div>
          <ErrorMessage message={downloadError ?? undefined} />
          {pending !== null && (
            <AdminReasonDialog
              title={{ export: `Export the data of ${person.name}`, erase: `Delete the account of ${person.name}`, keep: `Keep the account of ${person.name}` }[pending]}
              dismiss={pending === 'keep' ? 'Back' : undefined}
              action={{ export: 'Export', erase: 'Delete account', keep: 'Cancel deletion' }[pending]}
              danger={pending === 'erase'}
              busy={exporting.isPending || erasure.isPending}
              refusal={pending === 'export' ? exporting.error : erasure.error}
              onSend={(reason) => (pending === 'export' ? exporting.mutate({ personId, reason }) : erasure.mutate({ personId, isRequested: pending === 'erase', reason }))}
              onClose={() => {
                exporting.reset()
                erasure.reset()
                setPending(null)
              }}
            >
              {
                {
                  export: 'Only for a request of the person. Each download is recorded.',
                  erase: `Only for a request of the person. All their data is deleted after ${GRACE_DAYS} days; they get an email and can cancel it until then.`,
                  keep: 'The account stays.',
                }[pending]
              }
            </AdminReasonDialog>
          )}
        </div>
      )}
    </Loaded>
  )
}

const isBuilding = (last: { finishedAt: string | null; hasFailed: boolean } | null) => last !== null && last.finishedAt === null && !last.hasFailed
