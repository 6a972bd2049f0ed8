import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { banIcon, bellIcon, bellOffIcon, ellipsisIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { BlockDialog } from './BlockDialog.tsx'

const MutePerson = graphql(`
  mutation MutePerson($personId: ID!, $muted: Boolean!) { mutePerson(personId: $personId, muted: $muted) }
`)

const PROFILE_HINT = 'Moderators see the name, headline, About Me and picture. The person you report won’t learn that it was you.'

export interface PersonMenuProps {
  personId: string
  name: string
  /** The state as far as it is known; while unknown, a press mutes. */
  isMuted: boolean
  /** Called after a block, for pages about this person. */
  onBlocked?: (() => void) | undefined
}

/** More actions on a person: mute, report and block. */
export function PersonMenuButton({ personId, name, isMuted: known, onBlocked }: PersonMenuProps) {
  const { asMember } = useAuth()
  const onError = (error: ApiError) => showToast(error.message, { kind: 'error' })
  const mute = useMutation(MutePerson, {
    onSuccess: ({ mutePerson }) =>
      showToast(mutePerson ? `${name} is muted. You won’t see their updates, and they aren’t notified.` : `${name} is unmuted.`),
    onError,
  })
  const [asking, setAsking] = useState<'block' | 'report' | null>(null)
  const [muted, setMuted] = useState<boolean | null>(null)
  const isMuted = muted ?? known

  const changeMute = () => mute.mutate({ personId, muted: !isMuted }, { onSuccess: ({ mutePerson }) => setMuted(mutePerson) })
  return (
    <>
      <Menu
        label={`Options for ${name}`}
        className="button button-ghost button-icon-sm"
        trigger={<Icon of={ellipsisIcon} small />}
        items={[
          { label: isMuted ? 'Unmute' : 'Mute', icon: isMuted ? bellIcon : bellOffIcon, onSelect: () => asMember(changeMute) },
          { label: 'Report', icon: flagIcon, onSelect: () => asMember(() => setAsking('report')) },
          { label: 'Block', icon: banIcon, danger: true, onSelect: () => asMember(() => setAsking('block')) },
        ]}
      />
      {asking === 'block' && <BlockDialog personId={personId} name={name} onBlocked={onBlocked} onClose={() => setAsking(null)} />}
      <Suspense>{asking === 'report' && <ReportDialog kind="profile" id={personId} hint={PROFILE_HINT} onClose={() => setAsking(null)} />}</Suspense>
    </>
  )
}
