import { useCallback, useEffect, useState, type RefObject } from 'react'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { blogDrafts } from './blog-drafts.ts'
import './editor.css'
import { openText, type Opened } from './open-text.ts'
import { TitleField, type TitleHandover } from './TitleField.tsx'
import { Writing } from './Writing.tsx'
import { draftOf } from './writing-requests.ts'
import { WritingSkeleton } from './WritingSkeleton.tsx'

interface Props {
  id: string | null
  /** What was typed into the title field while the editor was loading. */
  title: string
  handover: RefObject<TitleHandover>
  onTitle: (title: string) => void
  onOtherPerson: () => void
}

type State = { kind: 'opening' } | { kind: 'open'; opened: Opened; owner: string } | { kind: 'failed'; error: unknown }

const isLoginMissing = (error: unknown) => error instanceof ApiError && ['NOT_SIGNED_IN', 'SESSION_OVER'].includes(error.code)

/** Opens a text: from this device, from the server, or an empty one; and says why when there is none to open. */
export function WritingRoom({ id, title, handover, onTitle, onOtherPerson }: Props) {
  const { asMember } = useAuth()
  const owner = useSession()?.user.id ?? VISITOR
  const [state, setState] = useState<State>({ kind: 'opening' })

  const open = useCallback(() => {
    setState({ kind: 'opening' })
    const question = { id, owner, drafts: blogDrafts(localDrafts()), newId: () => crypto.randomUUID(), ask: draftOf }
    openText(question).then(
      (opened) => setState({ kind: 'open', opened, owner }),
      (error: unknown) => setState({ kind: 'failed', error }),
    )
  }, [id, owner])
  const isOpen = state.kind === 'open'
  useEffect(() => {
    // Once it is open, a login or its end changes where it is kept, not what is on the screen.
    if (!isOpen) open()
  }, [open, isOpen])

  if (state.kind === 'open') {
    return <Writing opened={state.opened} owner={state.owner} early={title} handover={handover} onOtherPerson={onOtherPerson} />
  }
  if (state.kind === 'opening') {
    return (
      <WritingSkeleton>
        <TitleField title={title} error={null} handover={handover} onChange={onTitle} />
      </WritingSkeleton>
    )
  }
  return (
    <Page title="Write a blog">
      {isLoginMissing(state.error) ? (
        <EmptyState
          text="Log in to continue writing"
          hint="This blog is saved in its author’s account."
          action={
            <Button variant="primary" onClick={() => asMember(open)}>
              Log in
            </Button>
          }
        />
      ) : (
        <ErrorState text={failure(state.error)} onRetry={open} />
      )}
    </Page>
  )
}

const failure = (error: unknown) =>
  error instanceof ApiError && ['NOT_FOUND', 'INVALID_INPUT'].includes(error.code) ? 'We couldn’t find that blog.' : errorMessage(error)
