import { Suspense, useCallback, useRef, useState } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { TitleField, type TitleHandover } from './TitleField.tsx'
import { WritingSkeleton } from './EditorSkeleton.tsx'

const WritingRoom = lazyPart(() => import('./BlogEditorLoader.tsx').then((module) => module.WritingRoom))

/** The blog editor. The page itself is a title field; all the rest comes when it is alive in the browser. */
function WriteBlogPage({ location }: { data: unknown; location: RouteLocation }) {
  const isMounted = useMounted()
  // Whoever comes here again, from a text that has got its address meanwhile, begins another one.
  const [sheet, setSheet] = useState({ location, id: location.searchParams.get('id'), turn: 0 })
  if (sheet.location !== location) setSheet({ location, id: location.searchParams.get('id'), turn: sheet.turn + 1 })
  const onOtherPerson = () => setSheet({ location, id: null, turn: sheet.turn + 1 })
  return <Sheet key={sheet.turn} id={sheet.id} isAlive={isMounted} onOtherPerson={onOtherPerson} />
}

function Sheet({ id, isAlive, onOtherPerson }: { id: string | null; isAlive: boolean; onOtherPerson: () => void }) {
  const [title, setTitle] = useState('')
  const handover = useRef<TitleHandover>({ caret: null, isDone: false })
  const changeTitle = useCallback((title: string) => setTitle(title), [])
  const waiting = (
    <WritingSkeleton>
      <TitleField title={title} error={null} handover={handover} onChange={changeTitle} />
    </WritingSkeleton>
  )
  if (!isAlive) return waiting
  return (
    <Suspense fallback={waiting}>
      <WritingRoom id={id} title={title} handover={handover} onTitle={changeTitle} onOtherPerson={onOtherPerson} />
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
