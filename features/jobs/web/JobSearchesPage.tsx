import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { pencilIcon } from '#platform/web/ui/icons.ts'
import { RenameForm } from '#platform/web/ui/RenameForm.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { readFilter } from '../rules/job-filter.ts'
import { ALERT_LABELS, ALERTS, type Alert } from '../rules/alerts.ts'
import { SEARCH_NAME_LENGTH } from '../rules/jobs.ts'
import { JOBS_PATH } from '../rules/paths.ts'
import { JobSearchesQuery } from './job-searches-query.ts'
import { MembersOnly } from './MembersOnly.tsx'

const ChangeSearch = graphql(`
  mutation ChangeJobSearch($id: ID!, $name: String!, $filter: JobFilterInput!, $alert: JobAlert!) { saveJobSearch(id: $id, name: $name, filter: $filter, alert: $alert) }
`)
const DeleteSearch = graphql(`
  mutation DeleteJobSearch($id: ID!) { deleteJobSearch(id: $id) }
`)

const MAX_COUNTED = 100

/** The viewer's saved searches and their alerts (requirement V-9). */
function JobSearches() {
  const { data, isLoadingError, error, refetch } = useQuery(JobSearchesQuery, {})
  if (isLoadingError) return <ErrorState text="We couldn’t load your searches." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-60 w-full" />
  if (data.jobSearches.length === 0) {
    return <EmptyState text="No saved searches" hint="Filter the job list and press Save search." action={<ButtonLink to={JOBS_PATH}>Show all jobs</ButtonLink>} />
  }
  return (
    <ul className="grid grid-cols-1 gap-4">
      {data.jobSearches.map((search) => (
        <SearchRow key={search.id} search={search} />
      ))}
    </ul>
  )
}

function SearchRow({ search: { id, name, text, path, query, matches, alert } }: { search: ResultOf<typeof JobSearchesQuery>['jobSearches'][number] }) {
  const change = useMutation(ChangeSearch, {
    scope: { id: `job search ${id}` },
    onSuccess: (_data, variables, cache) =>
      cache.updateQuery(JobSearchesQuery, {}, ({ jobSearches }) => ({ jobSearches: jobSearches.map((one) => (one.id === id ? { ...one, name: variables.name, alert: variables.alert } : one)) })),
  })
  const filter = readFilter(new URLSearchParams(query))
  const restore = useMutation(ChangeSearch, {
    onSuccess: (_data, _variables, cache) => cache.invalidateQueries(JobSearchesQuery),
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const remove = useMutation(DeleteSearch, {
    onSuccess: (_data, _variables, cache) => {
      showToast(`Deleted “${name}”.`, { action: { label: 'Undo', run: () => restore.mutate({ id, name, filter, alert }) } })
      return cache.updateQuery(JobSearchesQuery, {}, ({ jobSearches }) => ({ jobSearches: jobSearches.filter((one) => one.id !== id) }))
    },
  })
  const [isRenaming, rename] = useState(false)
  const shown = change.isPending ? change.variables!.alert : alert
  const saveName = (next: string) => change.mutate({ id, name: next, filter, alert }, { onSuccess: () => rename(false) })
  if (isRenaming) {
    return (
      <Card as="li">
        <RenameForm
          label="Name of this search"
          name={name}
          maxLength={SEARCH_NAME_LENGTH}
          busy={change.isPending}
          error={change.error?.fields['name'] ?? change.error?.message ?? null}
          onSave={saveName}
          onClose={() => {
            change.reset()
            rename(false)
          }}
        />
      </Card>
    )
  }
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-1">
        <h2 dir="auto" className="font-medium wrap-anywhere">
          <a className="hover:underline" href={path}>
            {name}
          </a>
        </h2>
        {text !== name && <p className="text-sm text-text-muted wrap-anywhere">{text}</p>}
        <p className="tabular text-sm text-text-muted">{matches === 0 ? 'No open jobs match now' : matches === 1 ? '1 open job matches' : `${matches}${matches === MAX_COUNTED ? '+' : ''} open jobs match`}</p>
        <ErrorMessage message={change.error?.message ?? remove.error?.message} />
      </div>
      <Select
        aria-label={`Alerts for “${name}”`}
        value={shown}
        options={ALERTS.map((value) => ({ value, label: ALERT_LABELS[value] }))}
        onChange={({ target }) => change.mutate({ id, name, filter, alert: target.value as Alert })}
      />
      <IconButton icon={pencilIcon} label={`Rename “${name}”`} onClick={() => rename(true)} />
      <Button variant="ghost" busy={remove.isPending} aria-label={`Delete “${name}”`} onClick={() => remove.mutate({ id })}>
        Delete
      </Button>
    </Card>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Saved job searches', description: 'Your saved job searches and their alerts.', hidden: true }),
  Component: () => (
    <MembersOnly title="Saved searches" sentence="You’re notified once about each new job, even if several searches match it." reason="Log in to save searches">
      {() => <JobSearches />}
    </MembersOnly>
  ),
})
