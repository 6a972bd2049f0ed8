import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { READY_LISTS } from '../../rules/list-order.ts'
import { listPath } from '../../rules/paths.ts'
import { CopyTrack, ListsQuery } from './lists-query.ts'

const ReadyTracks = graphql(`query ReadyTracks { tracks { slug title description count } }`)

/** Tracks to copy as a first list. `onCopy` is called with the id of the copy before it appears. */
export function ReadyLists({ onCopy }: { onCopy: (id: string) => void }) {
  const { data } = useQuery(ReadyTracks, {})
  const own = useQuery(ListsQuery, {}).data?.ownProblemLists ?? []
  const { mutate, isPending, variables } = useMutation(CopyTrack, {
    onSuccess: (_data, { id }, cache) => {
      onCopy(id)
      return cache.invalidateQueries(ListsQuery)
    },
    onError: (error) => showToast(Object.values(error.fields)[0] ?? error.message, { kind: 'error' }),
  })
  const ready = READY_LISTS.flatMap((slug) => data?.tracks.find((track) => track.slug === slug) ?? [])
  if (ready.length === 0) return null
  return (
    <section aria-labelledby="ready-lists" className="grid grid-cols-1 gap-3">
      <h2 id="ready-lists" className="text-lg">
        Start with a copy
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {ready.map(({ slug, title, description, count }) => (
          <li key={slug} className="card grid content-start gap-2">
            <h3 dir="auto" className="text-base wrap-anywhere">{title}</h3>
            <p className="line-clamp-2 text-sm text-text-muted">{description}</p>
            <p className="tabular text-sm text-text-muted">{count} problems</p>
            <CopyButton title={title} copyId={own.find(({ name }) => name === title)?.id ?? null} busy={isPending && variables?.track === slug} onCopy={() => mutate({ id: crypto.randomUUID(), track: slug })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Copies a list, or leads to the copy that the viewer has. */
function CopyButton({ title, copyId, busy, onCopy }: { title: string; copyId: string | null; busy: boolean; onCopy: () => void }) {
  if (copyId !== null) {
    return (
      <p>
        <ButtonLink small to={listPath(copyId)}>
          Open your copy<VisuallyHidden>{title}</VisuallyHidden>
        </ButtonLink>
      </p>
    )
  }
  return (
    <Button small className="justify-self-start" busy={busy} onClick={onCopy}>
      Copy this list<VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  )
}
