import type { Ref } from 'react'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { MentionOption, type MentionablePerson } from './MentionOption.tsx'

interface Props {
  ref?: Ref<HTMLDivElement>
  /** The id of the list; those of its options are `mentionOptionId(id, at)`. */
  id: string
  people: readonly MentionablePerson[]
  active: number
  onChoose: (person: MentionablePerson) => void
  onActivate: (at: number) => void
  /** Where the list is. */
  className: string
}

export const mentionOptionId = (listId: string, at: number) => `${listId}-${at}`

/** The people that are offered after an `@`, and their number for screen readers. The text keeps the focus and handles the keys. */
export function MentionList({ ref, id, people, active, onChoose, onActivate, className }: Props) {
  return (
    <>
      {people.length > 0 && (
        <div ref={ref} id={id} role="listbox" aria-label="People to mention" className={`popover grid max-h-60 w-72 grid-cols-[minmax(0,1fr)] overflow-y-auto p-1.5 ${className}`}>
          {people.map((person, at) => (
            <MentionOption key={person.id} id={mentionOptionId(id, at)} person={person} isActive={at === active} onChoose={() => onChoose(person)} onActivate={() => onActivate(at)} />
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{people.length > 0 && (people.length === 1 ? '1 person to mention' : `${people.length} people to mention`)}</span>
      </VisuallyHidden>
    </>
  )
}
