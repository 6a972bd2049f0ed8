import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { readSession } from '#platform/web/session/session.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { banIcon, bellIcon, bellOffIcon, ellipsisIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { announce } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { settleApart } from './apart-store.ts'
import { settleFollow } from './follow-store.ts'

const BlockPerson = graphql(`
  mutation BlockPerson($personId: ID!, $blocked: Boolean!) { blockPerson(personId: $personId, blocked: $blocked) }
`)

const MutePerson = graphql(`
  mutation MutePerson($personId: ID!, $muted: Boolean!) { mutePerson(personId: $personId, muted: $muted) }
`)

export interface PersonMenuProps {
  personId: string
  name: string
  /** As far as it is known; a press then mutes. */
  isMuted: boolean
  /** After a block, where the page is about this person alone. */
  onBlocked?: (() => void) | undefined
}

/** What else one can do about a person: mute and block. */
export function PersonMenuButton({ personId, name, isMuted: told, onBlocked }: PersonMenuProps) {
  const { asMember } = useAuth()
  const block = useAction(BlockPerson)
  const mute = useAction(MutePerson)
  const [asking, setAsking] = useState(false)
  const [settled, setSettled] = useState<boolean | null>(null)
  const isMuted = settled ?? told

  const changeMute = async () => {
    const answer = await mute.run({ personId, muted: !isMuted })
    if (answer === null) return announce('Something went wrong. Try again.', { kind: 'trouble' })
    setSettled(answer.mutePerson)
    announce(answer.mutePerson ? `${name} is muted. You won’t see their updates, and they aren’t notified.` : `${name} is unmuted.`)
  }
  const makeBlock = async () => {
    const answer = await block.run({ personId, blocked: true })
    setAsking(false)
    if (answer === null) return announce('Something went wrong. Try again.', { kind: 'trouble' })
    const viewerId = readSession()?.user.id ?? ''
    settleFollow(viewerId, personId, false)
    settleApart(personId, true)
    announce(`${name} is blocked. You can unblock them in Settings, Privacy.`)
    onBlocked?.()
  }
  return (
    <>
      <Menu
        label={`Options for ${name}`}
        className="button button-ghost button-icon-sm"
        trigger={<Icon of={ellipsisIcon} small />}
        items={[
          { label: isMuted ? 'Unmute' : 'Mute', icon: isMuted ? bellIcon : bellOffIcon, onSelect: () => asMember(() => void changeMute()) },
          { label: 'Block', icon: banIcon, danger: true, onSelect: () => asMember(() => setAsking(true)) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        question={`Block ${name}?`}
        explanation="You won’t see each other while you’re logged in, and you’ll stop following each other. They aren’t notified."
        confirm="Block"
        busy={block.busy}
        onConfirm={() => void makeBlock()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
