import { Suspense, useCallback, useRef, useState } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { TitleField, type TitleHandover } from './TitleField.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'

const BlogEditorLoader = lazyPart(() => import('./BlogEditorLoader.tsx').then((module) => module.BlogEditorLoader))

/** The blog editor. The server renders only the title field; everything else loads in the browser. */
function WriteBlogPage({ location }: { data: unknown; location: RouteLocation }) {
  const isMounted = useMounted()
  // Opening this page again, after the draft got its own address, starts another draft.
  const [sheet, setSheet] = useState({ location, id: location.searchParams.get('id'), turn: 0, isFresh: false })
  if (sheet.location !== location) setSheet({ location, id: location.searchParams.get('id'), turn: sheet.turn + 1, isFresh: false })
  const onUserChange = () => setSheet({ location, id: null, turn: sheet.turn + 1, isFresh: false })
  const onStartNew = () => setSheet({ location, id: null, turn: sheet.turn + 1, isFresh: true })
  return <Sheet key={sheet.turn} id={sheet.id} isHydrated={isMounted} onUserChange={onUserChange} isFresh={sheet.isFresh} onStartNew={onStartNew} />
}

interface SheetProps {
  id: string | null
  isHydrated: boolean
  onUserChange: () => void
  isFresh: boolean
  onStartNew: () => void
}

function Sheet({ id, isHydrated, onUserChange, isFresh, onStartNew }: SheetProps) {
  const [title, setTitle] = useState('')
  const handover = useRef<TitleHandover>({ caret: null, isDone: false })
  const changeTitle = useCallback((title: string) => setTitle(title), [])
  const waiting = (
    <EditorSkeleton>
      <TitleField title={title} error={null} handover={handover} onChange={changeTitle} />
    </EditorSkeleton>
  )
  if (!isHydrated) return waiting
  return (
    <Suspense fallback={waiting}>
      <BlogEditorLoader id={id} title={title} handover={handover} onTitle={changeTitle} onUserChange={onUserChange} isFresh={isFresh} onStartNew={onStartNew} />
    </Suspense>
  )
}

export const page = definePage({
  meta: () => ({
    title: 'Write a blog',
    description: 'Write about AI, machine learning or data science with code, images and formulas.',
    hidden: true,
  }),
  Component: WriteBlogPage,
})
