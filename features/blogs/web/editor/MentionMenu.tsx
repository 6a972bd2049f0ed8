import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { posToDOMRect, type Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { placeBeside } from '#platform/web/ui/place-beside.ts'
import { nextIndex } from '#platform/web/ui/roving-focus.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { MentionOption, type MentionablePerson } from '#features/people/web/public.tsx'
import { matchPeople } from '#features/people/rules/mentions.ts'
import { mentionAtCaret, type KeyHandler } from './mention-keys.ts'

const MAX_OFFERED = 6

const PeopleToMention = graphql(`
  query PeopleToMention($q: String!) { people(q: $q, first: 30) { items { id name username avatarUrl } } }
`)

interface Props {
  editor: Editor
  /** Set to the handler of the keys while the list is open. */
  keys: { current: KeyHandler | null }
}

/** Offers people after an `@` in the text: arrows move, Enter and Tab choose, Escape closes the list. */
export function MentionMenu({ editor, keys }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const session = useSession()
  const mention = useEditorState({ editor, selector: ({ editor }) => mentionAtCaret(editor) })
  const [choice, setChoice] = useState({ typed: '', at: 0 })
  const [dismissedAt, setDismissedAt] = useState<number | null>(null)
  if (mention === null && dismissedAt !== null) setDismissedAt(null)
  const asked = mention !== null && mention.typed !== '' && mention.from !== dismissedAt && session !== null
  const { data } = useQuery(PeopleToMention, asked ? { q: mention.typed } : null, { keepsPrevious: true, staleTime: 60_000 })
  // The search of people also looks into skills and headlines.
  const offered = asked ? matchPeople(data?.people.items ?? [], mention.typed, MAX_OFFERED) : []
  const isOpen = offered.length > 0
  const active = mention !== null && choice.typed === mention.typed ? Math.min(choice.at, offered.length - 1) : 0
  const activate = (at: number) => setChoice({ typed: mention?.typed ?? '', at })

  const choose = ({ username }: MentionablePerson): void => {
    const { from } = mention!
    const to = editor.state.selection.from
    const hasSpace = editor.state.doc.textBetween(to, Math.min(to + 1, editor.state.doc.content.size)) === ' '
    editor.chain().focus().insertContentAt({ from, to }, `@${username}${hasSpace ? '' : ' '}`).run()
  }

  useEffect(() => {
    keys.current = !isOpen
      ? null
      : ({ key, shiftKey, isComposing }) => {
          if (isComposing) return false
          const next = key === 'ArrowDown' || key === 'ArrowUp' ? nextIndex(key, active, offered.length, 'vertical') : null
          if (next !== null) activate(next)
          else if (key === 'Escape') setDismissedAt(mention!.from)
          else if ((key === 'Enter' || key === 'Tab') && !shiftKey) choose(offered[active]!)
          else return false
          return true
        }
    return () => {
      keys.current = null
    }
  })
  useEffect(() => {
    const text = editor.view.dom
    text.toggleAttribute('aria-activedescendant', isOpen)
    if (isOpen) text.setAttribute('aria-activedescendant', `${id}-${active}`)
  }, [editor, id, isOpen, active])
  useLayoutEffect(() => {
    if (!isOpen || list.current === null) return
    const anchor = { getBoundingClientRect: () => posToDOMRect(editor.view, mention!.from, editor.state.selection.from) }
    placeBeside(list.current, anchor as HTMLElement, 'start')
  })

  return (
    <>
      {isOpen && (
        <div ref={list} id={id} role="listbox" aria-label="People to mention" className="popover fixed z-40 grid max-h-60 w-72 max-w-[calc(100vw-1rem)] grid-cols-[minmax(0,1fr)] overflow-y-auto p-1.5">
          {offered.map((person, at) => (
            <MentionOption key={person.id} id={`${id}-${at}`} person={person} isActive={at === active} onChoose={() => choose(person)} onActivate={() => activate(at)} />
          ))}
        </div>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{isOpen && (offered.length === 1 ? '1 person to mention' : `${offered.length} people to mention`)}</span>
      </VisuallyHidden>
    </>
  )
}
