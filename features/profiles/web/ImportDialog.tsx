import { useEffect, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { request } from '#platform/web/graphql/request.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'

const ImportRepositories = graphql(`
  mutation ImportRepositories($account: String!) { importRepositories(account: $account) }
`)
const RepositoryImportQuery = graphql(`
  query RepositoryImport { repositoryImport { isWaiting hasFailed message } }
`)

const POLL_MS = 1_000
const MAX_POLLS = 40
const STILL_RUNNING = 'This is taking longer than usual. The import continues in the background. Check your profile later.'

/** Imports the public repositories of a GitHub account, and shows the progress. */
export function ImportDialog({ onClose, onChange }: { onClose: () => void; onChange: () => void }) {
  const [account, setAccount] = useState('')
  const [state, setState] = useState<{ busy: boolean; message: string | null; failed: boolean }>({ busy: false, message: null, failed: false })
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  const watch = async () => {
    for (let round = 0; round < MAX_POLLS && isOpen.current; round += 1) {
      const { repositoryImport } = await request(RepositoryImportQuery, {})
      if (repositoryImport === null) break
      const { isWaiting, hasFailed, message } = repositoryImport
      setState({ busy: isWaiting, message, failed: hasFailed })
      if (!isWaiting) return onChange()
      await new Promise((done) => setTimeout(done, POLL_MS))
    }
    setState({ busy: false, message: STILL_RUNNING, failed: false })
  }
  const start = async (event: FormEvent) => {
    event.preventDefault()
    setState({ busy: true, message: null, failed: false })
    await request(ImportRepositories, { account })
      .then(watch)
      .catch((error: unknown) => setState({ busy: false, message: errorMessage(error), failed: true }))
  }

  return (
    <Dialog open onClose={onClose} title="Import from GitHub">
      <form className="grid gap-4" onSubmit={(event) => void start(event)} noValidate>
        <Field label="GitHub username" error={state.failed ? state.message : null} hint="Imports your public repositories without forks. Repositories you added manually don’t change.">
          {(control) => (
            <TextInput {...control} data-autofocus value={account} autoComplete="off" autoCapitalize="off" spellCheck={false} onChange={(event) => setAccount(event.target.value)} />
          )}
        </Field>
        <p role="status" className="text-sm text-text-muted empty:hidden">
          {state.failed ? null : state.message}
        </p>
        <div className="dialog-buttons">
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="primary" busy={state.busy} busyText="Importing...">
            Import
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
