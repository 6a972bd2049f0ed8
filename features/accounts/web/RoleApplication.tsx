import { useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { APPLICATION_LENGTH } from '../rules/role-texts.ts'

const GetOwnApplications = graphql(`
  query GetOwnApplications { ownApplications { id role appliedAt decidedAt granted answer } }
`)
const ApplyForRole = graphql(`
  mutation ApplyForRole($role: String!, $reason: String!) { applyForRole(role: $role, reason: $reason) }
`)

type Application = ResultOf<typeof GetOwnApplications>['ownApplications'][number]

/** Asking to be a mentor: the form, what was asked, and what was answered. */
export function RoleApplication() {
  const query = useQuery(GetOwnApplications, {})
  const { data, refetch } = query
  if (data === undefined) return <StaleNote query={query} />
  const last = data.ownApplications.find(({ role }) => role === 'mentor') ?? null
  const isOpen = last !== null && last.decidedAt === null
  return (
    <Card as="section" className="grid gap-4">
      <h3 className="font-semibold">Become a mentor</h3>
      <StaleNote query={query} />
      {isOpen ? (
        <p role="status" className="text-text-muted">
          You applied to be a mentor <TimeAgo at={last.appliedAt} />. An admin will review your application.
        </p>
      ) : (
        <>
          {last !== null && <Declined application={last} />}
          <ApplicationForm onSent={refetch} />
        </>
      )}
    </Card>
  )
}

function Declined({ application: { granted, answer } }: { application: Application }) {
  if (granted === true) return null
  return (
    <div className="grid gap-1 text-sm text-text-muted">
      <p>Your last application was declined. You can apply again.</p>
      {answer !== '' && <blockquote className="border-l-2 border-line pl-3">{answer}</blockquote>}
    </div>
  )
}

function ApplicationForm({ onSent }: { onSent: () => void }) {
  const [isOpen, open] = useState(false)
  const [reason, setReason, forget] = useLocalDraft('role-application')
  const { mutate, isPending, error } = useMutation(ApplyForRole, {
    onSuccess: () => {
      forget()
      onSent()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ role: 'mentor', reason })
  }
  if (!isOpen && reason === '') {
    return (
      <div>
        <Button onClick={() => open(true)}>Request access</Button>
      </div>
    )
  }
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <Field
        label="Why do you want to be a mentor?"
        hint="Tell us what you know well and who you’d like to help. Admins read this."
        error={error?.message}
        count={{ used: reason.length, limit: APPLICATION_LENGTH }}
      >
        {(control) => <TextArea {...control} rows={5} value={reason} onChange={(event) => setReason(event.target.value)} />}
      </Field>
      <div>
        <Button type="submit" variant="primary" busy={isPending} busyText="Sending..." disabledBecause={reason.trim() === '' ? 'Enter a reason' : null}>
          Send
        </Button>
      </div>
    </form>
  )
}
