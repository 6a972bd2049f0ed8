import { useRef, type ReactNode } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { useBlockedIds } from './use-blocked-ids.ts'
import { PersonCard } from './PersonCard.tsx'
import type { PersonCardData } from './PersonCardFields.ts'
import { useViewerPeople } from './use-viewer-people.ts'

interface Props {
  people: readonly PersonCardData[]
  label: string
  /** The reasons by person id, where there is more to show than the list. */
  reasons?: ReadonlyMap<string, ReactNode>
  /** Words of a search, which the cards mark. */
  words?: readonly string[]
  /** Whether the viewer is shown, as in a list that is counted. */
  showsViewer?: boolean
  /** Two skeletons are enough where cards are in one column. */
  isShort?: boolean
}

/** People in one to four columns, depending on the width (specification, section 9). */
export function PeopleGrid({ people, label, reasons, words = [], showsViewer = false, isShort = false }: Props) {
  const blocked = useBlockedIds()
  const own = useSession()?.user.id
  const shown = people.filter(({ id }) => (showsViewer || id !== own) && !blocked.has(id))
  const viewer = useViewerPeople(people.map(({ id }) => id))
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useFocusNext(list, shown.map(({ id }) => id).join())
  if (shown.length === 0) return <p className="text-sm text-text-muted">No one else is here yet.</p>
  return (
    <ul ref={list} aria-label={label} className={`grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 ${isShort ? 'max-sm:*:nth-[n+3]:hidden' : ''}`}>
      {shown.map((person, at) => (
        // The card of a blocked person goes away with the focus: the next one gets it.
        <PersonCard key={person.id} person={person} isOwn={person.id === own} viewer={viewer?.get(person.id) ?? null} reason={reasons?.get(person.id)} words={words} onBlocked={() => focusNext(`:scope > :nth-child(${at + 1}) h3 a`, ':scope > :last-child h3 a')} />
      ))}
    </ul>
  )
}
