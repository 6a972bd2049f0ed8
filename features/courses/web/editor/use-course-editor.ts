import { useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { createAutosave } from '#platform/web/autosave/autosave.ts'
import { useSession } from '#platform/web/session/session.ts'
import { isEmptyCourse, isSameDraft, type CourseDraft } from '../../rules/course-draft.ts'
import { courseDraftStore } from './course-draft-store.ts'
import { saveCourseDraft } from './editor-requests.ts'
import type { OpenedCourse } from './open-course.ts'

export type ChangeDraft = (change: (draft: CourseDraft) => CourseDraft) => void

interface Props {
  opened: OpenedCourse
  owner: string
  onConflict: () => void
}

/** The state of a course in the editor, saved on the device and on the server while it changes. */
export function useCourseEditor({ opened, owner, onConflict }: Props) {
  const [draft, setDraft] = useState(opened.draft)
  const latest = useRef(opened.draft)
  const conflict = useEffectEvent(onConflict)
  const conflictNow = useRef(() => {})
  const [autosave] = useState(() =>
    createAutosave<CourseDraft>({
      id: opened.id, owner, value: opened.draft, revision: opened.revision, saved: opened.onServer, drafts: courseDraftStore, save: saveCourseDraft,
      isSame: isSameDraft, isEmpty: isEmptyCourse, onConflict: () => conflictNow.current(),
    }),
  )
  useEffect(() => {
    conflictNow.current = () => conflict()
  }, [])
  const status = useSyncExternalStore(autosave.subscribe, autosave.status)

  const change: ChangeDraft = useCallback(
    (update) => {
      const next = update(latest.current)
      if (next === latest.current) return
      latest.current = next
      setDraft(next)
      autosave.change(next)
    },
    [autosave],
  )

  const person = useSession()?.user.id ?? null
  useEffect(() => {
    if (person === owner) void autosave.retry()
  }, [autosave, owner, person])

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
      autosave.flush()
      autosave.stop()
    }
  }, [autosave])

  return { autosave, status, draft, change, read: () => latest.current }
}

export type CourseEditorState = ReturnType<typeof useCourseEditor>
