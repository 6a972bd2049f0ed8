import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Editor } from '@tiptap/core'
import { createAutosave } from '#platform/web/autosave/autosave.ts'
import { VISITOR } from '#platform/web/autosave/autosave-status.ts'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import { useSession } from '#platform/web/session/session.ts'
import { isSameText, isUntouched, type WrittenText } from '../../rules/draft-text.ts'
import { useWritingHere } from './unsent-drafts.ts'
import { blogDrafts } from './blog-drafts.ts'
import type { Opened } from './open-text.ts'
import { contentOf, sameForm } from './text-content.ts'
import { saveDraft } from './editor-requests.ts'

/** What stands around the text. */
export type Frame = Omit<WrittenText, 'content'>

const inSameForm = (text: WrittenText): WrittenText => ({ ...text, content: sameForm(text.content) })

interface Props {
  opened: Opened
  owner: string
  frame: Frame
  onFrame: (frame: Frame) => void
  onConflict: () => void
  /** Another person than the one who wrote this has logged in. */
  onOtherPerson: () => void
}

/** One text being written: what the person sees, saved on the device and on the server while it changes. */
export function useWriting({ opened, owner, frame, onFrame, onConflict, onOtherPerson }: Props) {
  const [start] = useState(() => inSameForm(opened.text))
  useWritingHere(opened.id)
  const conflict = useEffectEvent(onConflict)
  const conflictNow = useRef(() => {})
  const [autosave] = useState(() =>
    createAutosave<WrittenText>({
      id: opened.id, owner, value: start, revision: opened.revision,
      saved: opened.onServer === null ? null : inSameForm(opened.onServer),
      drafts: blogDrafts(localDrafts()), save: saveDraft,
      isSame: isSameText, isEmpty: isUntouched,
      // Pictures on their way are on this device alone until they arrive.
      hasLocalParts: ({ content }) => content.includes(' data-upload="'),
      onConflict: () => conflictNow.current(),
    }),
  )
  useEffect(() => {
    conflictNow.current = () => conflict()
  }, [])
  const status = useSyncExternalStore(autosave.subscribe, autosave.status)
  const editor = useRef<Editor | null>(null)
  const content = useRef(start.content)
  const frameNow = useRef(frame)

  const tell = useCallback(() => autosave.change({ ...frameNow.current, content: content.current }), [autosave])
  useEffect(() => {
    frameNow.current = frame
    tell()
  }, [frame, tell])

  const session = useSession()
  const person = session?.user.id ?? null
  const onPerson = useEffectEvent((person: string | null) => {
    if (person === null) return
    if (autosave.owner() === person) void autosave.retry()
    else if (autosave.owner() === VISITOR) void autosave.assignTo(person)
    else onOtherPerson()
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
      // Leaving by a link is leaving too.
      autosave.flush()
      autosave.stop()
    }
  }, [autosave])

  return {
    autosave,
    status,
    start,
    editor,
    /** The text with all that stands around it, as of now. */
    read: (): WrittenText => ({ ...frameNow.current, content: content.current }),
    onText: (from: Editor) => {
      content.current = contentOf(from.state.doc)
      tell()
    },
    /** Puts another text in the place of this one; the editor's own history can take it back. */
    replace: (text: WrittenText) => {
      const { content: html, ...around } = text
      frameNow.current = around
      onFrame(around)
      editor.current?.commands.setContent(html, { emitUpdate: true })
    },
  }
}

export type Writing = ReturnType<typeof useWriting>
