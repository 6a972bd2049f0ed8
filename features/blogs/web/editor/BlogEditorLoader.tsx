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
import { openText, type OpenedText } from './open-text.ts'
import { normalizeText } from './text-content.ts'
import { TitleField, type TitleHandover } from './TitleField.tsx'
import { BlogEditor } from './BlogEditor.tsx'
import { draftOf } from './editor-requests.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'

interface Props {
  id: string | null
  /** What was typed into the title field while the editor was loading. */
  title: string
  handover: RefObject<TitleHandover>
  onTitle: (title: string) => void
  onUserChange: () => void
  /** Another new blog than the one that was kept on this device. */
  isFresh: boolean
  onStartNew: () => void
}

type State = { kind: 'opening' } | { kind: 'open'; opened: OpenedText; owner: string } | { kind: 'failed'; error: unknown }

const isLoginMissing = (error: unknown) => error instanceof ApiError && ['NOT_SIGNED_IN', 'SESSION_OVER'].includes(error.code)

/** Loads a draft from the device or the server, or starts an empty one. Shows the reason if there is none to load. */
export function BlogEditorLoader({ id, title, handover, onTitle, onUserChange, isFresh, onStartNew }: Props) {
  const { asMember } = useAuth()
  const owner = useSession()?.user.id ?? VISITOR
  const [state, setState] = useState<State>({ kind: 'opening' })

  const open = useCallback(() => {
    setState({ kind: 'opening' })
    const question = { id, isFresh, owner, drafts: blogDrafts(localDrafts()), newId: () => crypto.randomUUID(), ask: draftOf, normalize: normalizeText }
    openText(question).then(
      (opened) => setState({ kind: 'open', opened, owner }),
      (error: unknown) => setState({ kind: 'failed', error }),
    )
  }, [id, isFresh, owner])
  const isOpen = state.kind === 'open'
  useEffect(() => {
    // Once loaded, a login or logout changes where the draft is saved, not what is shown.
    if (!isOpen) open()
  }, [open, isOpen])

  if (state.kind === 'open') {
    return <BlogEditor opened={state.opened} owner={state.owner} early={title} handover={handover} onUserChange={onUserChange} onStartNew={onStartNew} />
  }
  if (state.kind === 'opening') {
    return (
      <EditorSkeleton>
        <TitleField title={title} error={null} handover={handover} onChange={onTitle} />
      </EditorSkeleton>
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
