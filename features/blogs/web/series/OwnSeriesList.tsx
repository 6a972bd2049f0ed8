import { useEffect, useRef, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { seriesPath } from '../../rules/paths.ts'
import { MAX_SERIES } from '../../rules/series.ts'
import type { OwnBlog } from '../own-blog-requests.ts'
import { PartList } from './PartList.tsx'
import { SeriesForm } from './SeriesForm.tsx'
import { DeleteSeries, OwnSeriesQuery, type OwnSeries } from './series-requests.ts'

/** The viewer's series: to create, rename, describe, reorder and delete (requirement B-41). */
export function OwnSeriesList({ blogs }: { blogs: readonly OwnBlog[] }) {
  const query = useQuery(OwnSeriesQuery, {})
  const { data, refetch } = query
  // The id of the series in the form; `new` for one that does not exist yet.
  const [inForm, setInForm] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [toDelete, setToDelete] = useState<OwnSeries | null>(null)
  const remove = useMutation(DeleteSeries, { onSuccess: refetch })
  // The card of a deleted series is gone with its menu: the focus goes to the next one.
  const box = useRef<HTMLDivElement>(null)
  const deleted = useRef<{ id: string; at: number } | null>(null)
  useEffect(() => {
    const gone = deleted.current
    if (gone === null || toDelete !== null || data?.ownBlogSeries.some(({ id }) => id === gone.id) !== false) return
    deleted.current = null
    const cards = box.current?.querySelectorAll('section') ?? []
    const card = cards[Math.min(gone.at, cards.length - 1)]
    ;(card ?? box.current)?.querySelector<HTMLElement>('a, button')?.focus()
  }, [data, toDelete])
  if (query.isLoadingError) return <ErrorState text="We couldn’t load your series." hint={query.error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-32 w-full" />
  const series = data.ownBlogSeries
  const inSeries = new Set(series.flatMap(({ blogIds }) => blogIds))
  // A draft that was never published has no place in a series yet: it gets one in its publish step.
  const free = blogs.filter(({ id, slug }) => slug !== null && !inSeries.has(id))
  const create = series.length < MAX_SERIES && (
    <Button onClick={() => setInForm('new')}>New series</Button>
  )
  const close = () => setInForm(null)
  const whenDeleted = (one: OwnSeries) => {
    deleted.current = { id: one.id, at: series.indexOf(one) }
    showToast(`Deleted “${one.title}”.`)
  }
  return (
    <div ref={box} className="grid gap-4">
      <StaleNote query={query} />
      {series.length === 0 ? (
        <EmptyState text="No series yet" hint="Group blogs that belong together, and readers can follow them from part to part." action={create} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-text-muted">Readers see the published parts in this order.</p>
            {create}
          </div>
          <ErrorMessage message={remove.error?.message} />
          {series.map((one) => (
            <SeriesCard
              key={one.id}
              series={one}
              free={free}
              isOpen={opened === one.id || series.length === 1}
              onToggle={series.length === 1 ? null : () => setOpened(opened === one.id ? null : one.id)}
              onEdit={() => setInForm(one.id)}
              onDelete={() => setToDelete(one)}
              onChange={refetch}
            />
          ))}
        </>
      )}
      {inForm !== null && (
        <SeriesForm
          series={series.find(({ id }) => id === inForm) ?? null}
          onOutdated={refetch}
          onSaved={(id) => {
            close()
            if (inForm === 'new') setOpened(id)
            refetch()
          }}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={toDelete !== null}
        question="Delete this series?"
        explanation={`“${toDelete?.title ?? ''}” will be deleted. The blogs in it won’t be.`}
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => toDelete !== null && remove.mutate({ id: toDelete.id }, { onSuccess: () => whenDeleted(toDelete), onSettled: () => setToDelete(null) })}
        onClose={() => setToDelete(null)}
      />
    </div>
  )
}

interface CardProps {
  series: OwnSeries
  free: readonly OwnBlog[]
  isOpen: boolean
  /** Null: it is the only one, and always open. */
  onToggle: (() => void) | null
  onEdit: () => void
  onDelete: () => void
  onChange: () => void
}

function SeriesCard({ series, free, isOpen, onToggle, onEdit, onDelete, onChange }: CardProps) {
  const { title, slug, description, blogIds, publishedCount, isHidden } = series
  const isReadable = publishedCount > 0 && !isHidden
  return (
    <section aria-label={title} className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 dir="auto" className="text-base font-medium wrap-anywhere">
            {isReadable ? (
              <a className="hover:underline" href={seriesPath(slug)}>
                {title}
              </a>
            ) : (
              title
            )}
          </h2>
          {description !== '' && <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere text-text-muted">{description}</p>}
          <p className="tabular flex flex-wrap items-center gap-2 text-sm text-text-muted">
            <span>{blogIds.length === 1 ? '1 part' : `${blogIds.length} parts`}</span>
            {isHidden ? <Badge tone="warning">Hidden by a moderator</Badge> : publishedCount === 0 && <Badge>Not visible until a part is published</Badge>}
          </p>
        </div>
        <Menu
          label={`More for ${title}`}
          trigger={<Icon of={ellipsisIcon} small />}
          items={[
            ...(isReadable ? [{ label: 'View', to: seriesPath(slug) }] : []),
            { label: 'Edit title and description', onSelect: onEdit },
            { label: 'Delete', danger: true, separated: true, onSelect: onDelete },
          ]}
          className="button button-ghost button-icon-sm"
        />
      </div>
      {onToggle !== null && (
        <div>
          <Button small aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Hide parts' : 'Edit parts'}
          </Button>
        </div>
      )}
      {isOpen && <PartList series={series} free={free} onChange={onChange} />}
    </section>
  )
}
