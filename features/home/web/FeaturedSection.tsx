import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Loaded } from '#features/administration/web/public.tsx'
import { MAX_FEATURED } from '../rules/featured.ts'
import { FeatureForm } from './FeatureForm.tsx'

const GetChosen = graphql(`
  query GetChosenItems { chosenItems { id path kind title note } }
`)
const UnfeatureItem = graphql(`
  mutation UnfeatureItem($id: ID!) { unfeatureItem(id: $id) }
`)
const FeatureAgain = graphql(`
  mutation FeatureItemAgain($id: ID!, $address: String!, $note: String!, $place: Int!) { featureItem(id: $id, address: $address, note: $note, place: $place) }
`)
const MoveItem = graphql(`
  mutation MoveFeaturedItem($id: ID!, $direction: String!) { moveFeaturedItem(id: $id, direction: $direction) }
`)

type Chosen = Pick<ResultOf<typeof GetChosen>['chosenItems'][number], 'id' | 'path' | 'title' | 'note'>

/** Chooses what home features, and in which order. */
export function FeaturedSection() {
  const query = useQuery(GetChosen, {})
  const remove = useMutation(UnfeatureItem)
  const restore = useMutation(FeatureAgain, { onSuccess: query.refetch })
  const move = useMutation(MoveItem, { onSuccess: query.refetch })
  const removeItem = ({ id, path, title, note }: Chosen, place: number) =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          showToast(`Removed from Featured: ${title}`, { action: { label: 'Undo', run: () => restore.mutate({ id, address: path, note, place }) } })
          query.refetch()
        },
      },
    )
  return (
    <>
      <FeatureForm onFeature={query.refetch} />
      <ErrorMessage message={remove.error?.message ?? restore.error?.message ?? move.error?.message} />
      <Loaded query={query}>
        {({ chosenItems }) =>
          chosenItems.length === 0 ? (
            <EmptyState text="Nothing is featured" hint="Search for a blog, course, event, lesson, news article or problem above." />
          ) : (
            <>
            <p className="text-sm text-text-muted">
              {chosenItems.length} of {MAX_FEATURED} places on home, in this order
            </p>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {chosenItems.map(({ id, path, kind, title, note }, at) => (
                <li key={id} className="flex flex-wrap items-center gap-3 px-4 py-3">
                  <div className="grid min-w-0 flex-1 basis-56 gap-1">
                    <p className="flex flex-wrap items-center gap-2">
                      {kind === null ? (
                        <span className="wrap-anywhere text-text-muted">{title === path ? `The page at ${path}` : title}</span>
                      ) : (
                        <a className="font-medium wrap-anywhere hover:underline" href={path}>
                          {title}
                        </a>
                      )}
                      {kind === null ? <Badge tone="warning">No longer public</Badge> : <Badge>{kind}</Badge>}
                    </p>
                    {note !== '' && <p className="text-sm wrap-anywhere text-text-muted">{note}</p>}
                  </div>
                  <div className="flex flex-wrap items-center gap-2">
                    {at > 0 && <IconButton small icon={arrowUpIcon} label={`Move “${title}” up`} disabled={move.isPending} onClick={() => move.mutate({ id, direction: 'up' })} />}
                    {at < chosenItems.length - 1 && <IconButton small icon={arrowDownIcon} label={`Move “${title}” down`} disabled={move.isPending} onClick={() => move.mutate({ id, direction: 'down' })} />}
                    <Button small aria-label={`Remove “${title}”`} busy={remove.isPending} onClick={() => removeItem({ id, path, title, note }, at)}>
                      Remove
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            </>
          )
        }
      </Loaded>
    </>
  )
}
