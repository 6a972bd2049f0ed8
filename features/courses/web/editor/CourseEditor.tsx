import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { fileOfDraft, isSameDraft, type CourseDraft } from '../../rules/course-draft.ts'
import { courseFaults, faultAt, type Fault } from '../../rules/course-faults.ts'
import { findLesson } from '../../rules/draft-edits.ts'
import { editCoursePath } from '../../rules/paths.ts'
import { AboutTab } from './AboutTab.tsx'
import { brokenTextIn } from './broken-videos.ts'
import { CheckTab } from './CheckTab.tsx'
import { CourseFormContext, EDITOR_TABS, type EditorTab } from './course-form.ts'
import { DiscardDialog } from './DiscardDialog.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import type { OpenedCourse } from './open-course.ts'
import { OutlineTab } from './OutlineTab.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { useCourseEditor } from './use-course-editor.ts'
import { useCourseMerge } from './use-course-merge.ts'
import { useDiscard } from './use-discard.ts'
import { useMayPublish } from './use-may-publish.ts'
import { useSubmit } from './use-submit.ts'
import { useVideoUploads } from './use-video-uploads.ts'

const LessonEditor = lazyPart(() => import('./LessonEditor.tsx').then((module) => module.LessonEditor))
const DraftMerge = lazyPart(() => import('./DraftMerge.tsx').then((module) => module.DraftMerge))

interface Props {
  opened: OpenedCourse
  owner: string
  search: URLSearchParams
  onReload: () => void
}

const LABELS: Record<EditorTab, string> = { about: 'About', lessons: 'Lessons', check: 'Check' }

const UPLOADING = { question: 'Cancel the upload?', explanation: 'A video is still being uploaded. Leaving the editor cancels it.', confirm: 'Cancel the upload' }

/** The editor of a course: what it is about, its outline, one lesson at a time, and what is missing. */
export function CourseEditor({ opened, owner, search, onReload }: Props) {
  const { id, publishedSlug } = opened
  const editor = useCourseEditor({ opened, owner, onConflict: () => merge.open() })
  const merge = useCourseMerge(editor)
  const { draft, change, read } = editor
  const uploads = useVideoUploads(id, editor)
  const isUploading = useSyncExternalStore(uploads.subscribe, uploads.isRunning, () => false)
  const mayPublish = useMayPublish(opened, editor.status.kind === 'saved')
  const submit = useSubmit(editor, mayPublish, onReload)
  const navigate = useNavigate()
  const isFromAdmin = search.get('from') === 'admin'
  const address = (query: string) => `${editCoursePath(id)}?${query}${isFromAdmin ? '&from=admin' : ''}`
  const body = useRef<HTMLDivElement>(null)
  const tab = EDITOR_TABS.find((name) => name === search.get('tab')) ?? (opened.draft.topics.length === 0 ? 'about' : 'lessons')
  const lessonKey = search.get('lesson')
  const place = lessonKey === null ? null : findLesson(draft, lessonKey)
  const [isRefused, setRefused] = useState(false)
  const showsFaults = search.get('show') === 'faults' || isRefused || submit.attempts > 0

  const file = useDeferredValue(draft)
  const faults = useMemo((): Fault[] => {
    const content = fileOfDraft(file)
    return [...courseFaults(content), ...Object.entries(submit.fields).map(([path, message]) => faultAt(content, path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)), message))]
  }, [file, submit.fields])
  const isUnchanged = useMemo(() => opened.published !== null && isSameDraft(opened.published, file), [opened.published, file])
  const [asks, setAsks] = useState<'publish' | 'discard' | null>(null)
  const discard = useDiscard(editor, onReload)
  // What another window saved meanwhile is not discarded.
  const saved = merge.latest ?? opened.current
  const discardRestored = (saved: CourseDraft) => {
    const before = read()
    change(() => saved)
    showToast('Discarded the changes.', { action: { label: 'Undo', run: () => change(() => before) } })
  }
  const wantsList = useRef(false)
  const [shown, setShown] = useState<readonly Fault[]>([])
  useEffect(() => {
    setShown(showsFaults ? faults : [])
  }, [faults, showsFaults])

  const wantsFocus = search.get('show') === 'faults'
  useEffect(() => {
    if (wantsFocus) return focusFirstFault(body)
  }, [wantsFocus, lessonKey, tab])

  const form = { id, address, draft, change, read, publishedSlug, uploads, brokenAt: brokenTextIn(opened.brokenVideos), faults, mayPublish, isRefused, errorAt: (path: string) => shown.find((fault) => fault.path === path)?.message }
  const refuse = () => {
    setAsks(null)
    setRefused(true)
    wantsList.current = true
    if (place !== null || tab !== 'check') navigate(address('tab=check'))
  }
  const send = async () => {
    if (await submit.run()) setAsks(null)
    else refuse()
  }
  const check = () => {
    if (courseFaults(fileOfDraft(read())).length > 0) refuse()
    else if (mayPublish) setAsks('publish')
    else void send()
  }
  if (merge.sides !== null) {
    return (
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <DraftMerge sides={merge.sides} onMerged={merge.finish} onLater={merge.close} />
      </Suspense>
    )
  }
  return (
    <CourseFormContext value={form}>
      <div className="mx-auto grid max-w-[60rem] grid-cols-1 gap-6 px-8 pt-8 pb-6 max-md:px-4 max-md:pt-5">
        <EditorHeader draft={draft} isFromAdmin={isFromAdmin} />
        <EditorNotices opened={opened} error={merge.error ?? submit.error} onDiscard={saved === null ? null : () => discardRestored(saved)} />
        <div ref={body}>
          {place !== null ? (
            <Suspense fallback={<Skeleton className="h-80 w-full" />}>
              <LessonEditor key={place.lesson.key} place={place} />
            </Suspense>
          ) : (
            <Tabs
              label="Course"
              active={tab}
              tabs={EDITOR_TABS.map((name) => ({ name, label: LABELS[name], ...(name === 'check' && faults.length > 0 && { count: faults.length }) }))}
              onChange={(name) => navigate(address(`tab=${name}`), { replace: true })}
            >
              {tab === 'about' ? <AboutTab /> : tab === 'lessons' ? <OutlineTab /> : <CheckTab wantsFocus={wantsList} isUnchanged={isUnchanged} />}
            </Tabs>
          )}
        </div>
        <EditorBar isUnchanged={isUnchanged} hasBegun={draft.title.trim() !== '' && draft.topics.length > 0} status={editor.status} busy={submit.isPending} onSubmit={check} onDiscard={publishedSlug === null || isUnchanged ? null : () => setAsks('discard')} onCompare={merge.open} />
        {asks === 'publish' && <PublishDialog draft={draft} published={opened.published} learners={opened.learnerCount} busy={submit.isPending} onConfirm={() => void send()} onClose={() => setAsks(null)} />}
        <LeaveQuestion isChanged={isUploading} texts={UPLOADING} />
        <DiscardDialog open={asks === 'discard'} title={draft.title} isPublished busy={discard.isPending} onConfirm={() => void discard.run()} onClose={() => setAsks(null)} />
      </div>
    </CourseFormContext>
  )
}

/** Focuses the first field with a fault, once its part of the editor is loaded and the page has been arrived at. */
function focusFirstFault(body: RefObject<HTMLElement | null>): () => void {
  let tries = 0
  const timer = setInterval(() => {
    const field = body.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus()
    if (++tries > 20 || (field !== null && field === document.activeElement && tries > 2)) clearInterval(timer)
  }, 100)
  return () => clearInterval(timer)
}
