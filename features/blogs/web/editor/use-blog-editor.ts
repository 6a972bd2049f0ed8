import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Editor } from '@tiptap/core'
import { createAutosave, type Revised } from '#platform/web/autosave/autosave.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import { useSession } from '#platform/web/session/session.ts'
import { hasImagesToSend, isSameText, isEmptyDraft, type DraftText } from '../../rules/draft-text.ts'
import { useEditLock } from './unsent-drafts.ts'
import { blogDrafts } from './blog-drafts.ts'
import type { OpenedText } from './open-text.ts'
import { htmlOf, normalizeText } from './text-content.ts'
import { saveDraft } from './editor-requests.ts'

/** Title, tags and cover. */
export type BlogMetadata = Omit<DraftText, 'content'>

interface Props {
  opened: OpenedText
  owner: string
  metadata: BlogMetadata
  onMetadataChange: (metadata: BlogMetadata) => void
  onConflict: () => void
  /** Another person than the writer has logged in. */
  onUserChange: () => void
}

/** The state of one draft in the editor, saved on the device and on the server while it changes. */
export function useBlogEditor({ opened, owner, metadata, onMetadataChange, onConflict, onUserChange }: Props) {
  const [start] = useState(() => normalizeText(opened.text))
  useEditLock(opened.id)
  const save = async (next: Revised<DraftText>) => {
    const answer = await saveDraft(next)
    setHasChanges(answer.hasUnpublishedChanges)
    return answer
  }
  const conflict = useEffectEvent(onConflict)
  const conflictNow = useRef(() => {})
  const [hasChanges, setHasChanges] = useState(opened.hasUnpublishedChanges)
  const [autosave] = useState(() =>
    createAutosave<DraftText>({
      id: opened.id, owner, value: start, revision: opened.revision,
      saved: opened.onServer === null ? null : normalizeText(opened.onServer),
      drafts: blogDrafts(localDrafts()), save,
      isSame: isSameText, isEmpty: isEmptyDraft,
      // Images that are being uploaded exist only on this device until they arrive.
      hasLocalParts: ({ content }) => hasImagesToSend(content),
      onConflict: () => conflictNow.current(),
    }),
  )
  useEffect(() => {
    conflictNow.current = () => conflict()
  }, [])
  const status = useSyncExternalStore(autosave.subscribe, autosave.status)
  const editor = useRef<Editor | null>(null)
  const content = useRef(start.content)
  const latestMetadata = useRef(metadata)

  const tell = useCallback(() => autosave.change({ ...latestMetadata.current, content: content.current }), [autosave])
  useEffect(() => {
    latestMetadata.current = metadata
    tell()
  }, [metadata, tell])

  const session = useSession()
  const person = session?.user.id ?? null
  const onPerson = useEffectEvent((person: string | null) => {
    if (person === null) return
    if (autosave.owner() === person) void autosave.retry()
    else if (autosave.owner() === VISITOR) void autosave.assignTo(person)
    else onUserChange()
  })
  useEffect(() => {
    onPerson(person)
  }, [person])

  useEffect(() => {
    const leave = () => autosave.flush()
    const hide = () => document.visibilityState === 'hidden' && autosave.flush()
    const again = () => void autosave.retry()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      // Following a link leaves the page too.
      autosave.flush()
      autosave.stop()
    }
  }, [autosave])

  return {
    autosave,
    status,
    /** The draft on the server differs from what is published. */
    hasChanges,
    setHasChanges,
    start,
    editor,
    /** The current text with title, tags and cover. */
    read: (): DraftText => ({ ...latestMetadata.current, content: content.current }),
    onText: (from: Editor) => {
      content.current = htmlOf(from.state.doc)
      tell()
    },
    /** Replaces the text; the editor's undo can revert it. */
    replace: (text: DraftText) => {
      const { content: html, ...around } = text
      latestMetadata.current = around
      onMetadataChange(around)
      editor.current?.commands.setContent(html, { emitUpdate: true })
    },
  }
}

export type BlogEditorState = ReturnType<typeof useBlogEditor>
