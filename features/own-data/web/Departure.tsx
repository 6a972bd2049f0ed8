import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'

const GetOwnDeparture = graphql(`
  query GetOwnDeparture { ownDeparture }
`)
const Leave = graphql(`
  mutation Leave($password: String!) { leave(password: $password) }
`)
const Stay = graphql(`
  mutation Stay { stay }
`)

const dayOf = (at: string) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(at))

/** Leaving: asked for with the password, taken back with one press until it becomes final. */
export function Departure() {
  const query = useQuery(GetOwnDeparture, {})
  const { data, refetch } = query
  const [asks, ask] = useState(false)
  const stay = useMutation(Stay)
  if (data === undefined) return <StaleNote query={query} />
  const undo = () => {
    stay.mutate({}, { onSuccess: () => refetch() })
  }
  return (
    <div className="grid gap-3 text-sm">
      <StaleNote query={query} />
      {data.ownDeparture === null ? (
        <div>
          <Button variant="danger" onClick={() => ask(true)}>
            Delete my account
          </Button>
        </div>
      ) : (
        <>
          <p role="status" className="rounded-control bg-warning-subtle px-3 py-2.5 text-warning">
            Your account will be deleted on {dayOf(data.ownDeparture)}.
          </p>
          <div>
            <Button variant="primary" busy={stay.isPending} onClick={undo}>
              Cancel deletion
            </Button>
          </div>
        </>
      )}
      {asks && (
        <LeaveDialog
          onClose={() => ask(false)}
          onDone={() => {
            ask(false)
            refetch()
          }}
        />
      )}
    </div>
  )
}

function LeaveDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation(Leave)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ password }, { onSuccess: () => onDone() })
  }
  return (
    <Dialog open title="Delete my account" onClose={onClose}>
      <form className="grid gap-4" method="post" onSubmit={submit} noValidate>
        <p className="text-sm text-text-muted">
          This permanently deletes your profile, blogs, comments, images and all your other data. Other people’s replies to your comments stay.
          It also logs you out on all other devices.
        </p>
        <Field label="Password" error={error?.message}>
          {(control) => (
            <PasswordInput {...control} name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
          )}
        </Field>
        <Button type="submit" variant="danger" busy={isPending} disabledBecause={password === '' ? 'Enter your password' : null}>
          Delete my account
        </Button>
      </form>
    </Dialog>
  )
}
