import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Editor } from '@tiptap/core'
import { device } from '#platform/web/device-store.ts'
import { useSession } from '#platform/web/session/session.ts'
import type { WrittenText } from '../rules/written-text.ts'
import { useWritingHere } from './begun-blogs.ts'
import { deviceCopies, VISITOR } from './device-copy.ts'
import { createKeeper } from './keeper.ts'
import type { Opened } from './open-text.ts'
import { contentOf, sameForm } from './text-content.ts'
import { saveDraft } from './writing-requests.ts'

/** What stands around the text. */
export type Frame = Omit<WrittenText, 'content'>

const inSameForm = (text: WrittenText): WrittenText => ({ ...text, content: sameForm(text.content) })

interface Props {
  opened: Opened
  owner: string
  frame: Frame
  onFrame: (frame: Frame) => void
  onOutdated: () => void
  /** Another person than the one who wrote this has logged in. */
  onOtherPerson: () => void
}

/** One text being written: what the person sees, kept on the device and on the server while it changes. */
export function useWriting({ opened, owner, frame, onFrame, onOutdated, onOtherPerson }: Props) {
  const [start] = useState(() => inSameForm(opened.text))
  useWritingHere(opened.id)
  const outdated = useEffectEvent(onOutdated)
  const outdatedNow = useRef(() => {})
  const [keeper] = useState(() =>
    createKeeper({
      id: opened.id, owner, text: start, revision: opened.revision,
      acknowledged: opened.onServer === null ? null : inSameForm(opened.onServer),
      copies: deviceCopies(device()), save: saveDraft, onOutdated: () => outdatedNow.current(),
    }),
  )
  useEffect(() => {
    outdatedNow.current = () => outdated()
  }, [])
  const state = useSyncExternalStore(keeper.subscribe, keeper.state)
  const editor = useRef<Editor | null>(null)
  const content = useRef(start.content)
  const frameNow = useRef(frame)

  const tell = useCallback(() => keeper.change({ ...frameNow.current, content: content.current }), [keeper])
  useEffect(() => {
    frameNow.current = frame
    tell()
  }, [frame, tell])

  const session = useSession()
  const person = session?.user.id ?? null
  const onPerson = useEffectEvent((person: string | null) => {
    if (person === null) return
    if (keeper.owner() === person) void keeper.again()
    else if (keeper.owner() === VISITOR) void keeper.giveTo(person)
    else onOtherPerson()
  })
  useEffect(() => {
    onPerson(person)
  }, [person])

  useEffect(() => {
    const leave = () => keeper.leave()
    const hide = () => document.visibilityState === 'hidden' && keeper.leave()
    const again = () => void keeper.again()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', leave)
    addEventListener('online', again)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', leave)
      removeEventListener('online', again)
      // Leaving by a link is leaving too.
      keeper.leave()
      keeper.stop()
    }
  }, [keeper])

  return {
    keeper,
    state,
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
