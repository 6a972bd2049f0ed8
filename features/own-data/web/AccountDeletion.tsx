import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { GRACE_DAYS } from '../rules/own-data.ts'
import { longDay } from '#platform/web/ui/time-words.ts'

const GetOwnAccountDeletion = graphql(`
  query GetOwnAccountDeletion { ownAccountDeletion }
`)
const RequestAccountDeletion = graphql(`
  mutation RequestAccountDeletion($password: String!) { requestAccountDeletion(password: $password) }
`)
const CancelAccountDeletion = graphql(`
  mutation CancelAccountDeletion { cancelAccountDeletion }
`)

/** The deletion of the account: requested with the password, canceled with one press until it is due. */
export function AccountDeletion() {
  const query = useQuery(GetOwnAccountDeletion, {})
  const { data, refetch } = query
  const [isOpen, setOpen] = useState(false)
  const cancellation = useMutation(CancelAccountDeletion)
  if (data === undefined) return <StaleNote query={query} />
  const undo = () => {
    cancellation.mutate({}, { onSuccess: () => refetch() })
  }
  return (
    <div className="grid gap-3 text-sm">
      <StaleNote query={query} />
      {data.ownAccountDeletion === null ? (
        <div>
          <Button variant="danger" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </div>
      ) : (
        <>
          <p role="status" className="rounded-control bg-warning-subtle px-3 py-2.5 text-warning">
            Your account will be deleted on {longDay(new Date(data.ownAccountDeletion))}.
          </p>
          <div>
            <Button variant="primary" busy={cancellation.isPending} onClick={undo}>
              Cancel deletion
            </Button>
          </div>
        </>
      )}
      {isOpen && (
        <DeleteAccountDialog
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            refetch()
          }}
        />
      )}
    </div>
  )
}

function DeleteAccountDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useMutation(RequestAccountDeletion)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ password }, { onSuccess: () => onDone() })
  }
  return (
    <Dialog open title="Delete my account" onClose={onClose}>
      <form className="grid gap-4" method="post" onSubmit={submit} noValidate>
        <p className="text-sm text-text-muted">
          Your account is deleted after {GRACE_DAYS} days: your profile, blogs, comments, images and all your other data, permanently. Until then you can log in and
          cancel it here. Other people’s replies to your comments stay. This also logs you out on all other devices now.
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
