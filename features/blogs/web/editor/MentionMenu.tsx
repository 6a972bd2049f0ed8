import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { posToDOMRect, type Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useSession } from '#platform/web/session/session.ts'
import { placeBeside } from '#platform/web/ui/place-beside.ts'
import { usePaused } from '#platform/web/use-paused.ts'
import { handleMentionKey, MentionList, mentionOptionId, type MentionablePerson } from '#features/people/web/public.tsx'
import { matchPeople } from '#features/people/rules/mentions.ts'
import { mentionAtCaret, type KeyHandler } from './mention-keys.ts'

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
  const isOffering = mention !== null && mention.typed !== '' && mention.from !== dismissedAt && session !== null
  const q = usePaused(mention?.typed ?? '')
  const { data } = useQuery(PeopleToMention, isOffering && q !== '' ? { q } : null, { keepsPrevious: true, staleTime: 60_000 })
  // The search of people also looks into skills and headlines.
  const offered = isOffering ? matchPeople(data?.people.items ?? [], mention.typed) : []
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
      : (event) => handleMentionKey(event, { count: offered.length, active, activate, choose: (at) => choose(offered[at]!), dismiss: () => setDismissedAt(mention!.from) })
    return () => {
      keys.current = null
    }
  })
  useEffect(() => {
    const text = editor.view.dom
    if (!isOpen) return
    text.setAttribute('aria-controls', id)
    text.setAttribute('aria-activedescendant', mentionOptionId(id, active))
    return () => {
      text.removeAttribute('aria-controls')
      text.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, isOpen, active])
  useLayoutEffect(() => {
    if (!isOpen || list.current === null) return
    const anchor = { getBoundingClientRect: () => posToDOMRect(editor.view, mention!.from, editor.state.selection.from) }
    const place = () => placeBeside(list.current!, anchor as HTMLElement, 'start')
    place()
    addEventListener('scroll', place, { passive: true })
    return () => removeEventListener('scroll', place)
  })

  return <MentionList ref={list} id={id} people={offered} active={active} onChoose={choose} onActivate={activate} className="fixed z-40 max-w-[calc(100vw-1rem)]" />
}
