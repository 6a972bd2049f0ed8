import type { FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { CancelLink } from '#platform/web/ui/CancelLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { POSTED_JOBS_PATH } from '../../rules/paths.ts'
import { contentOf, type JobForm } from './job-form.ts'
import { JobFields } from './JobFields.tsx'
import { JobEditionQuery, PostedJobsQuery } from './posting-queries.ts'

const PostJob = graphql(`
  mutation PostJob($id: ID!, $content: JobContentInput!) { postJob(id: $id, content: $content) }
`)
const EditJob = graphql(`
  mutation EditJob($id: ID!, $revision: Int!, $content: JobContentInput!) { editJob(id: $id, revision: $revision, content: $content) }
`)

interface Props {
  /** Null: a new job. */
  id: string | null
  initial: { value: JobForm; revision: number }
  owner: string
}

/** The form of a job. What is typed stays on the device until it is sent. */
export function JobEditor({ id, initial, owner }: Props) {
  const draft = useFormDraft(`job:${owner}:${id ?? 'new'}`, initial)
  if (draft.current === null) return <Skeleton className="h-96 w-full" />
  return <Editor key={id} id={id} draft={draft} current={draft.current} />
}

type Draft = ReturnType<typeof useFormDraft<JobForm>>

function Editor({ id, draft, current }: { id: string | null; draft: Draft; current: NonNullable<Draft['current']> }) {
  const navigate = useNavigate()
  const { value, revision } = current
  const save = useMutation(
    async (form: JobForm) => {
      const { request } = await import('#platform/web/graphql/request.ts')
      if (id !== null) return (await request(EditJob, { id, revision, content: contentOf(form) })).editJob
      await request(PostJob, { id: form.id!, content: contentOf(form) })
      return true
    },
    {
      onSuccess: async (isReviewed, form, cache) => {
        draft.settle({ value: form, revision: revision + 1 })
        await cache.invalidateQueries(PostedJobsQuery)
        await cache.invalidateQueries(JobEditionQuery)
        showToast(isReviewed ? 'Sent for review. You’ll be notified of the decision.' : 'Saved.')
        navigate(POSTED_JOBS_PATH)
      },
      // The form opens again on the new version, with the changes of this window on top.
      onError: ({ code, message }, _form, cache) => {
        if (code !== 'OUTDATED_EDIT') return
        showToast(`${message} Check the form, then save again.`, { kind: 'error' })
        void cache.invalidateQueries(JobEditionQuery)
      },
    },
  )
  const { hasSalary, min, max, currency, period } = value
  const { fields, message } = useFieldErrors(save.error, { ...value, salary: [hasSalary, min, max, currency, period] }, 'content.')
  const errorAt = (field: string) => fields[`content.${field}`] ?? Object.entries(fields).find(([path]) => path.startsWith(`content.${field}.`))?.[1]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const form = id !== null || value.id !== undefined ? value : { ...value, id: crypto.randomUUID() }
    if (form !== value) draft.show({ value: form, revision })
    save.mutate(form)
  }
  return (
    <form className="grid max-w-3xl grid-cols-1 gap-6" onSubmit={submit} noValidate>
      <RestoredNote from={draft.restoredFrom} newerVersion={draft.newerVersion} onDiscard={draft.discard} />
      <JobFields form={value} errorAt={errorAt} onChange={(change) => draft.show({ value: { ...value, ...change }, revision })} />
      <ErrorMessage message={message} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" busy={save.isPending} busyText="Sending...">
          {id === null ? 'Send for review' : 'Save changes'}
        </Button>
        <CancelLink to={POSTED_JOBS_PATH} draft={draft} />
        <p className="max-w-[48ch] text-sm text-text-muted">
          {id === null ? 'An admin reviews each job before it is listed for 30 days.' : 'Changes to company, role, location, description, salary or link are reviewed before they are published.'}
        </p>
      </div>
    </form>
  )
}
