import { useState } from 'react'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showLatestToast, showToast } from '#platform/web/ui/toast-store.ts'
import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'
import { listingTone } from '../../rules/listing-tone.ts'
import { adminPath } from '../../rules/sections.ts'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { Loaded } from '../Loaded.tsx'

const GetListings = graphql(`
  query GetListings($kind: String!, $q: String, $state: String, $after: String) {
    listings(kind: $kind, q: $q, state: $state, after: $after) {
      items { id title path state stateLabel authorName authorUsername at dateLabel dateAt numbers removal { reason text } acts { name label done explanation isDanger asksRule undo } }
      next
    }
  }
`)
const ActOnListing = graphql(`
  mutation ActOnListing($kind: String!, $id: ID!, $act: String!, $reason: String!, $rule: String) { actOnListing(kind: $kind, id: $id, act: $act, reason: $reason, rule: $rule) }
`)

type Item = ResultOf<typeof GetListings>['listings']['items'][number]
type Act = Item['acts'][number]

interface Props {
  path: string
  kind: { name: string; label: string; states: readonly { name: string; label: string }[] }
  search: URLSearchParams
}

/** The state in the address; an unknown one counts as none. */
const stateIn = (search: URLSearchParams, { states }: Props['kind']): string => states.find(({ name }) => name === search.get('show'))?.name ?? ''

/** The state of what an admin decides about among the approvals. */
const WAITING = 'proposed'

/** The items of one kind, newest first. */
export function ListingTable({ path, kind, search }: Props) {
  const q = search.get('q') ?? ''
  const state = stateIn(search, kind)
  const [page, goOn] = useState<{ of: string; after: string | null }>({ of: '', after: null })
  // Another question begins at the first page.
  const asked = `${q} ${state}`
  const after = page.of === asked ? page.after : null
  const [pending, setPending] = useState<{ item: Item; act: Act } | null>(null)
  const [rule, setRule] = useState('')
  const query = useQuery(GetListings, { kind: kind.name, q: q === '' ? null : q, state: state === '' ? null : state, after }, { keepsPrevious: true })
  const { mutate, isPending, error, reset } = useMutation(ActOnListing)
  const takeBack = useMutation(ActOnListing, { onError: (error) => showToast(error.message, { kind: 'error' }) })
  const ask = (item: Item, act: Act) => {
    setRule('')
    setPending({ item, act })
  }
  const close = () => {
    if (error !== null) query.refetch()
    reset()
    setPending(null)
  }
  const send = (reason: string) => {
    if (pending === null) return
    const { item: { id, title }, act: { name, done, asksRule, undo } } = pending
    mutate(
      { kind: kind.name, id, act: name, reason, rule: asksRule ? rule : null },
      {
        onSuccess: () => {
          setPending(null)
          const undoing = () => takeBack.mutate({ kind: kind.name, id, act: undo!, reason: 'Undone', rule: null }, { onSuccess: () => {
            showLatestToast(id, `“${title}” is back.`)
            query.refetch()
          } })
          showLatestToast(id, `${done} “${title}”.`, undo === null ? {} : { action: { label: 'Undo', run: undoing } })
          query.refetch()
        },
      },
    )
  }
  return (
    <div className="grid gap-4">
      <ListingFilters path={path} kind={kind} search={search} />
      <Loaded query={query}>
        {({ listings: { items, next } }) =>
          items.length === 0 ? (
            <EmptyState text="No results found." {...(asked.trim() !== '' && { action: <ButtonLink to={`${path}?filter=${kind.name}`}>Clear filters</ButtonLink> })} />
          ) : (
            <>
              <ul className="divide-y divide-line rounded-card border border-line bg-surface">
                {items.map((item) => (
                  <Row key={item.id} item={item} approvals={`${adminPath('approvals')}?filter=${kind.name}`} onAct={(act) => ask(item, act)} />
                ))}
              </ul>
              <div className="flex gap-2">
                {after !== null && <Button onClick={() => goOn({ of: asked, after: null })}>First page</Button>}
                {next !== null && <Button onClick={() => goOn({ of: asked, after: next })}>More</Button>}
              </div>
            </>
          )
        }
      </Loaded>
      {pending !== null && (
        <AdminReasonDialog
          title={`${pending.act.label}: ${pending.item.title}`}
          action={pending.act.label}
          danger={pending.act.isDanger}
          busy={isPending}
          refusal={error}
          missing={pending.act.asksRule && rule === '' ? 'Choose a rule' : null}
          {...(pending.act.asksRule && { renderFields: () => <RuleField rule={rule} onChange={setRule} /> })}
          onSend={send}
          onClose={close}
        >
          {pending.act.explanation}
        </AdminReasonDialog>
      )}
    </div>
  )
}

const RuleField = ({ rule, onChange }: { rule: string; onChange: (rule: string) => void }) => (
  <Field label="Rule (required)" hint="The author will see it with the reason.">
    {(control) => <Select {...control} options={[{ value: '', label: 'Choose a rule' }, ...COMMUNITY_RULES.map(({ name, label }) => ({ value: name, label }))]} value={rule} onChange={({ target }) => onChange(target.value)} />}
  </Field>
)

function Row({ item: { title, path, state, stateLabel, authorName, authorUsername, at, dateLabel, dateAt, numbers, removal, acts }, approvals, onAct }: { item: Item; approvals: string; onAct: (act: Act) => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="min-w-0 flex-1 max-sm:basis-full">
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
        {removal !== null && <RemovedText removal={removal} />}
      </div>
      {state === WAITING && (
        <ButtonLink small to={approvals}>
          Review<span className="sr-only"> {title}</span>
        </ButtonLink>
      )}
      {acts.length > 0 && <Menu label={title} trigger="Manage" items={acts.map((act) => ({ label: act.label, danger: act.isDanger, onSelect: () => onAct(act) }))} />}
    </li>
  )
}

/** Why something was removed, and what it said: it no longer has a page. */
function RemovedText({ removal: { reason, text } }: { removal: NonNullable<Item['removal']> }) {
  return (
    <div className="mt-1 grid gap-1">
      <p className="whitespace-pre-line wrap-anywhere">{reason === '' ? 'Removed without a statement.' : `Reason: ${reason}`}</p>
      {text !== '' && (
        <details>
          <summary className="link w-fit">Show what was removed</summary>
          <p dir="auto" className="mt-2 rounded-control border border-line bg-sunken p-3 whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </details>
      )}
    </div>
  )
}

function ListingFilters({ path, kind, search }: Props) {
  const state = stateIn(search, kind)
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap gap-3">
      <SearchBox label={`Find ${kind.label.toLowerCase()} by title or author`} placeholder="Title or author" path={path} search={search} />
      <Select
        aria-label="State"
        className="min-w-48"
        options={[{ value: '', label: 'All states' }, ...kind.states.map(({ name, label }) => ({ value: name, label }))]}
        value={state}
        onChange={({ target }) => navigate(changedAddress(path, search, { show: target.value }), { replace: true })}
      />
    </div>
  )
}
