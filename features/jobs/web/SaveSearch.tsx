import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { filterText, type JobFilter } from '../rules/job-filter.ts'
import { ALERT_LABELS, ALERTS, type Alert } from '../rules/alerts.ts'
import { SEARCH_NAME_LENGTH } from '../rules/jobs.ts'
import { JOB_SEARCHES_PATH } from '../rules/paths.ts'
import { JobSearchesQuery } from './job-searches-query.ts'

const SaveJobSearch = graphql(`
  mutation SaveJobSearch($id: ID!, $name: String!, $filter: JobFilterInput!, $alert: JobAlert!) { saveJobSearch(id: $id, name: $name, filter: $filter, alert: $alert) }
`)

/** Saves the filter of the list as a search with alerts. */
export function SaveSearch({ filter }: { filter: JobFilter }) {
  const [name, setName] = useState(filterText(filter).slice(0, SEARCH_NAME_LENGTH))
  const [alert, setAlert] = useState<Alert>('digest')
  const [id] = useState(() => crypto.randomUUID())
  const save = useMutation(SaveJobSearch, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(JobSearchesQuery) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ id, name, filter, alert })
  }
  return (
    <section aria-labelledby="save-search" className="card grid grid-cols-1 gap-4">
      <h2 id="save-search" className="font-medium">
        Get job alerts
      </h2>
      {save.isSuccess ? (
        <p role="status" className="text-sm">
          Saved. You can find it under{' '}
          <a className="link" href={JOB_SEARCHES_PATH}>
            saved searches
          </a>
          .
        </p>
      ) : (
        <form className="grid gap-4" onSubmit={submit} noValidate>
          <Field label="Name of this search" error={save.error?.fields['name'] ?? save.error?.message}>
            {(control) => <TextInput {...control} value={name} maxLength={SEARCH_NAME_LENGTH} onChange={({ target }) => setName(target.value)} />}
          </Field>
          <Field label="Notify me">
            {(control) => (
              <Select {...control} value={alert} options={ALERTS.map((value) => ({ value, label: ALERT_LABELS[value] }))} onChange={({ target }) => setAlert(target.value as Alert)} />
            )}
          </Field>
          <Button type="submit" busy={save.isPending}>
            Save search
          </Button>
        </form>
      )}
    </section>
  )
}
