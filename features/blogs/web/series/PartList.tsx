import { useRef, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, crossIcon } from '#platform/web/ui/icons.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { blogPath, editPath } from '../../rules/paths.ts'
import { MAX_PARTS } from '../../rules/series.ts'
import { ownTitle, type OwnBlog } from '../own-blog-requests.ts'
import { OwnPartsQuery, PlaceInSeries, type OwnPart, type OwnSeries } from './series-requests.ts'
import { usePartOrder } from './use-part-order.ts'

interface Props {
  series: OwnSeries
  /** The author's blogs that are in no series. */
  free: readonly OwnBlog[]
  onChange: () => void
}

/** The parts of a series, to reorder, remove and add. */
export function PartList({ series, free, onChange }: Props) {
  const query = useQuery(OwnPartsQuery, { id: series.id })
  const { data, refetch } = query
  const changed = () => {
    refetch()
    onChange()
  }
  const { shown, move, countChange, error, announced } = usePartOrder({ series, parts: data?.ownBlogSeriesParts ?? [], onChange: changed })
  // The pressed button goes with its part.
  const list = useRef<HTMLDivElement>(null)
  const place = useMutation(PlaceInSeries, {
    onSuccess: (_data, { seriesId }) => {
      countChange(seriesId === null ? 'Removed.' : 'Added as the last part.')
      changed()
      list.current?.focus()
    },
  })
  const remove = ({ id, title }: OwnPart) =>
    place.mutate({ blogId: id, seriesId: null }, { onSuccess: () => showToast(`Removed “${title}” from the series. The blog itself is unchanged.`, { action: { label: 'Undo', run: () => place.mutate({ blogId: id, seriesId: series.id }) } }) })
  if (query.isLoadingError) return <ErrorMessage message={query.error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-24 w-full" />
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={`Parts of ${series.title}`} className="grid gap-3">
      <p role="status" className="sr-only">{announced}</p>
      <ErrorMessage message={error ?? place.error?.message} />
      {shown.length === 0 ? (
        <p className="text-sm text-text-muted">{free.length > 0 ? 'No parts yet. Add a blog below, or choose this series when you publish one.' : 'No parts yet. Choose this series when you publish a blog. Your other published blogs are already in a series.'}</p>
      ) : (
        <ol className="divide-y divide-line rounded-control border border-line">
          {shown.map((part, at) => (
            <li key={part.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <span className="tabular w-5 flex-none text-right text-sm text-text-muted">{at + 1}</span>
              <a dir="auto" className="min-w-0 flex-1 basis-40 wrap-anywhere hover:underline" href={part.isPublished ? blogPath(part.slug) : editPath(part.id)}>
                {part.title}
              </a>
              {!part.isPublished && <Badge>Draft</Badge>}
              <span className="ml-auto flex">
                <IconButton small icon={arrowUpIcon} label={`Move “${part.title}” up`} aria-disabled={at === 0 || undefined} onClick={() => move(at, -1)} />
                <IconButton small icon={arrowDownIcon} label={`Move “${part.title}” down`} aria-disabled={at === shown.length - 1 || undefined} onClick={() => move(at, 1)} />
                <IconButton small icon={crossIcon} label={`Remove “${part.title}” from the series`} disabled={place.isPending} onClick={() => remove(part)} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {free.length > 0 && shown.length < MAX_PARTS && (
        <AddPart key={free.map(({ id }) => id).join()} free={free} series={series} busy={place.isPending} onAdd={(blogId) => place.mutate({ blogId, seriesId: series.id })} />
      )}
    </div>
  )
}

function AddPart({ free, series, busy, onAdd }: { free: readonly OwnBlog[]; series: OwnSeries; busy: boolean; onAdd: (blogId: string) => void }) {
  const [chosen, choose] = useState('')
  return (
    <form
      className="flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== '') onAdd(chosen)
      }}
    >
      <div className="min-w-0 flex-1 basis-56 sm:max-w-md">
        <Select
          aria-label={`Blog to add to ${series.title}`}
          value={chosen}
          options={[{ value: '', label: 'Choose a blog' }, ...free.map((blog) => ({ value: blog.id, label: blog.isPublished ? ownTitle(blog) : `${ownTitle(blog)} (draft)` }))]}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      <Button type="submit" busy={busy} disabledBecause={chosen === '' ? 'Choose a blog first' : null}>
        Add to series
      </Button>
    </form>
  )
}
