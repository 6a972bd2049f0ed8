import { useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { listingTone } from '../../rules/listing-tone.ts'
import { adminPath } from '../../rules/sections.ts'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { Loaded } from '../Loaded.tsx'

const GetListings = graphql(`
  query GetListings($kind: String!, $q: String, $state: String, $after: String) {
    listings(kind: $kind, q: $q, state: $state, after: $after) {
      items { id title path state stateLabel authorName authorUsername at dateLabel dateAt numbers acts { name label explanation isDanger } }
      next
    }
  }
`)
const ActOnListing = graphql(`
  mutation ActOnListing($kind: String!, $id: ID!, $act: String!, $reason: String!) { actOnListing(kind: $kind, id: $id, act: $act, reason: $reason) }
`)

type Item = ResultOf<typeof GetListings>['listings']['items'][number]
type Act = Item['acts'][number]

interface Props {
  path: string
  kind: { name: string; label: string; states: readonly { name: string; label: string }[] }
  q: string
  state: string
}

/** The items of one kind, newest first. */
export function ListingTable({ path, kind, q, state }: Props) {
  const [after, goOn] = useState<string | null>(null)
  const [pending, setPending] = useState<{ item: Item; act: Act } | null>(null)
  const query = useQuery(GetListings, { kind: kind.name, q: q === '' ? null : q, state: state === '' ? null : state, after })
  const { mutate, isPending, error, reset } = useMutation(ActOnListing)
  const close = () => {
    if (error !== null) query.refetch()
    reset()
    setPending(null)
  }
  const send = (reason: string) => {
    if (pending === null) return
    mutate(
      { kind: kind.name, id: pending.item.id, act: pending.act.name, reason },
      {
        onSuccess: () => {
          setPending(null)
          showToast(`${pending.act.label}: done for “${pending.item.title}”.`)
          query.refetch()
        },
      },
    )
  }
  return (
    <div className="grid gap-4">
      <ListingFilters path={path} kind={kind} q={q} state={state} onAsk={() => goOn(null)} />
      <Loaded query={query}>
        {({ listings: { items, next } }) =>
          items.length === 0 ? (
            <EmptyState text="No results found." />
          ) : (
            <>
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {items.map((item) => (
                  <Row key={item.id} item={item} onAct={(act) => setPending({ item, act })} />
                ))}
              </ul>
              <div className="flex gap-2">
                {after !== null && <Button onClick={() => goOn(null)}>First page</Button>}
                {next !== null && <Button onClick={() => goOn(next)}>More</Button>}
              </div>
            </>
          )
        }
      </Loaded>
      {pending !== null && (
        <AdminReasonDialog title={`${pending.act.label}: ${pending.item.title}`} action={pending.act.label} danger={pending.act.isDanger} busy={isPending} refusal={error} onSend={send} onClose={close}>
          {pending.act.explanation}
        </AdminReasonDialog>
      )}
    </div>
  )
}

function Row({ item: { title, path, state, stateLabel, authorName, authorUsername, at, dateLabel, dateAt, numbers, acts }, onAct }: { item: Item; onAct: (act: Act) => void }) {
  return (
    <li className="flex items-center gap-4 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          {path === null ? (
            <span className="font-medium wrap-anywhere">{title}</span>
          ) : (
            <a className="font-medium wrap-anywhere hover:underline" href={path}>
              {title}
            </a>
          )}
          <Badge tone={listingTone(state)}>{stateLabel}</Badge>
        </p>
        <p className="wrap-anywhere text-text-muted">
          {authorUsername === null ? (
            (authorName ?? 'Deleted account')
          ) : (
            <a className="hover:underline" href={`${adminPath('people')}?person=${authorUsername}`}>
              {authorName}
            </a>
          )}
          {' · Posted '}
          <TimeAgo at={at} />
        </p>
        <p className="tabular text-text-muted">
          {dateAt !== null && (
            <>
              {dateLabel} <TimeAgo at={dateAt} />
              {' · '}
            </>
          )}
          {numbers.join(' · ')}
        </p>
      </div>
      {acts.length > 0 && <Menu label={`Actions for ${title}`} trigger="Manage" items={acts.map((act) => ({ label: act.label, danger: act.isDanger, onSelect: () => onAct(act) }))} />}
    </li>
  )
}

function ListingFilters({ path, kind, q, state, onAsk }: Props & { onAsk: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState(q)
  const show = (text: string, state: string) => {
    onAsk()
    navigate(`${path}?${new URLSearchParams({ filter: kind.name, ...(text !== '' && { q: text }), ...(state !== '' && { show: state }) })}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    show(text.trim(), state)
  }
  return (
    <form className="flex flex-wrap gap-3" role="search" onSubmit={submit}>
      <TextInput type="search" aria-label={`Find ${kind.label.toLowerCase()} by title or author`} placeholder="Title or author" className="max-w-80" value={text} onChange={(event) => setText(event.target.value)} />
      <Button type="submit">Find</Button>
      <Select aria-label="State" options={[{ value: '', label: 'All states' }, ...kind.states.map(({ name, label }) => ({ value: name, label }))]} value={state} onChange={(event) => show(text.trim(), event.target.value)} />
    </form>
  )
}
