import { lazy, Suspense, useCallback, useState } from 'react'
import { definePage, type Place } from '#platform/web/pages/page.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { TitleField } from './TitleField.tsx'
import { WritingSkeleton } from './WritingSkeleton.tsx'

const WritingRoom = lazy(() => import('./WritingRoom.tsx').then(({ WritingRoom }) => ({ default: WritingRoom })))

/** The blog editor. The page itself is a title field; all the rest comes when it is alive in the browser. */
function WriteBlogPage({ place }: { data: unknown; place: Place }) {
  const isMounted = useMounted()
  const id = place.search.get('id')
  const [turn, setTurn] = useState(0)
  return <Sheet key={`${id} ${turn}`} id={turn === 0 ? id : null} isAlive={isMounted} onOtherPerson={() => setTurn(turn + 1)} />
}

function Sheet({ id, isAlive, onOtherPerson }: { id: string | null; isAlive: boolean; onOtherPerson: () => void }) {
  const [title, setTitle] = useState('')
  const changeTitle = useCallback((title: string) => setTitle(title), [])
  const waiting = (
    <WritingSkeleton>
      <TitleField title={title} error={null} onChange={changeTitle} onEnter={() => {}} />
    </WritingSkeleton>
  )
  if (!isAlive) return waiting
  return (
    <Suspense fallback={waiting}>
      <WritingRoom id={id} title={title} onTitle={changeTitle} onOtherPerson={onOtherPerson} />
    </Suspense>
  )
}

export const page = definePage({
  head: () => ({
    title: 'Write a blog',
    description: 'Write about AI, machine learning or data science, with code, pictures and formulas.',
    hidden: true,
  }),
  Component: WriteBlogPage,
})
