import { Suspense, useId, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { chevronDownIcon, ellipsisIcon, pencilIcon, rotateCcwIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
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

/** A source in one line where there is room; its history opens below. `commonError` stands above the list for all sources. */
export function SourceRow({ source, commonError, onEdit }: { source: Source; commonError: string | null; onEdit: () => void }) {
  const { id, name, address, isEnabled, succeededAt, failures, fetches } = source
  const [isDeleting, setDeleting] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const historyId = useId()
  const fetchNow = useMutation(FetchSource, {
    onSuccess: (_data, _variables, cache) => {
      showToast(`Fetching ${name}.`)
      return cache.invalidateQueries(NewsSourcesQuery)
    },
  })
  const remove = useMutation(DeleteSource, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(NewsSourcesQuery) })
  const items = [
    ...(isEnabled ? [{ label: 'Fetch now', icon: rotateCcwIcon, onSelect: () => fetchNow.mutate({ id }) }] : []),
    { label: 'Edit', icon: pencilIcon, onSelect: onEdit },
    { label: 'Delete', icon: trashIcon, danger: true, separated: true, onSelect: () => setDeleting(true) },
  ]
  const error = failures > 0 ? (fetches[0]?.error ?? null) : null
  return (
    <li className="grid grid-cols-1 gap-1 px-4 py-1.5">
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 items-center gap-x-3 max-lg:flex-wrap max-lg:gap-y-1 max-lg:py-1">
          <h2 dir="auto" className="font-medium lg:w-48 lg:shrink-0 lg:truncate max-lg:wrap-anywhere" title={name}>
            {name}
          </h2>
          <span className="shrink-0">
            <Badge tone={toneOf(source)}>{statusOf(source)}</Badge>
          </span>
          <p className="min-w-0 flex-1 truncate text-sm text-text-muted max-lg:basis-full" title={address}>
            {address}
          </p>
          <p className="shrink-0 text-sm text-text-muted">{succeededAt === null ? 'Never fetched' : <>Fetched <TimeAgo at={succeededAt} /></>}</p>
        </div>
        <IconButton small icon={chevronDownIcon} className={isOpen ? 'rotate-180' : ''} label={`History of ${name}`} aria-expanded={isOpen} aria-controls={historyId} onClick={() => setOpen(!isOpen)} />
        <Menu label={`More about ${name}`} className="button button-ghost button-icon-sm" trigger={<Icon of={ellipsisIcon} small />} items={items} />
      </div>
      {error !== null && error !== commonError && <p className="pb-1 text-sm text-danger wrap-anywhere">{error}</p>}
      <div id={historyId} hidden={!isOpen} className="grid grid-cols-1 gap-1 pb-2">
        <Facts source={source} />
        <FetchHistory fetches={fetches} />
      </div>
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

/** The category and the whole address of a source, and when it is fetched next. */
const Facts = ({ source: { address, category, isEnabled, nextFetchAt, failures, failingSince } }: { source: Source }) => (
  <p className="text-sm text-text-muted wrap-anywhere">
    {CATEGORY_LABELS[category]} · {address}
    {failures > 0 && failingSince !== null && <> · Failing since <TimeAgo at={failingSince} /></>}
    {isEnabled && <> · Next fetch <TimeAgo at={nextFetchAt} /></>}
  </p>
)
