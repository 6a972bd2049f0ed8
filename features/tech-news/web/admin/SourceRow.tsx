import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { CATEGORY_LABELS } from '../../rules/categories.ts'
import { FetchHistory } from './FetchHistory.tsx'
import { NewsSourcesQuery, type Source } from './sources-query.ts'

const ConfirmDialog = lazyPart(() => import('#platform/web/ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog))

const FetchSource = graphql(`
  mutation FetchNewsSource($id: ID!) { fetchNewsSource(id: $id) }
`)
const DeleteSource = graphql(`
  mutation DeleteNewsSource($id: ID!) { deleteNewsSource(id: $id) }
`)

/** A source (`commonError` stands above the list for all sources): its name and address, how its last fetches went, and what can be done with it. */
export function SourceRow({ source, commonError, onEdit }: { source: Source; commonError: string | null; onEdit: () => void }) {
  const { id, name, address, category, isEnabled, fetches } = source
  const [isDeleting, setDeleting] = useState(false)
  const fetchNow = useMutation(FetchSource, {
    onSuccess: (_data, _variables, cache) => {
      showToast(`Fetching ${name}.`)
      return cache.invalidateQueries(NewsSourcesQuery)
    },
  })
  const remove = useMutation(DeleteSource, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(NewsSourcesQuery) })
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {name}
            <Badge tone={toneOf(source)}>{statusOf(source)}</Badge>
          </h2>
          <p className="text-sm text-text-muted wrap-anywhere">
            {CATEGORY_LABELS[category]} · {address}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isEnabled && (
            <Button small busy={fetchNow.isPending} onClick={() => fetchNow.mutate({ id })}>
              Fetch now
            </Button>
          )}
          <Button small aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button small aria-label={`Delete ${name}`} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      </div>
      <Health source={source} commonError={commonError} />
      <FetchHistory fetches={fetches} />
      <ErrorMessage message={fetchNow.error?.message ?? remove.error?.message} />
      <Suspense>
        {isDeleting && (
          <ConfirmDialog
            open
            question={`Delete ${name}?`}
            explanation="Its articles stay, and nothing new is fetched."
            confirm="Delete"
            busy={remove.isPending}
            onConfirm={() => remove.mutate({ id }, { onSettled: () => setDeleting(false) })}
            onClose={() => setDeleting(false)}
          />
        )}
      </Suspense>
    </li>
  )
}

const toneOf = ({ isEnabled, failures, succeededAt }: Source): Tone => (!isEnabled || (failures === 0 && succeededAt === null) ? 'plain' : failures > 0 ? 'danger' : 'success')

function statusOf({ isEnabled, failures, succeededAt }: Source): string {
  if (!isEnabled) return 'Disabled'
  if (failures > 0) return failures === 1 ? 'Failed once' : `Failed ${failures} times`
  return succeededAt === null ? 'Waiting' : 'OK'
}

/** When the source was last fetched, and what went wrong since. */
function Health({ source: { isEnabled, succeededAt, nextFetchAt, failures, failingSince, fetches }, commonError }: { source: Source; commonError: string | null }) {
  const error = failures > 0 ? (fetches[0]?.error ?? null) : null
  return (
    <div className="grid gap-1 text-sm">
      {error !== null && error !== commonError && <p className="text-danger wrap-anywhere">{error}</p>}
      <p className="text-text-muted">
        {failures > 0 && failingSince !== null && <>Failing since <TimeAgo at={failingSince} />, </>}
        {succeededAt === null ? (failures > 0 ? 'never fetched' : 'Not fetched yet') : <>{failures > 0 ? 'last fetched' : 'Last fetched'} <TimeAgo at={succeededAt} /></>}
        {isEnabled && <>, next fetch <TimeAgo at={nextFetchAt} /></>}
      </p>
    </div>
  )
}
