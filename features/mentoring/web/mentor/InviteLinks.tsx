import { copyText } from '#platform/web/copy-text.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { shownCode } from '../../rules/invite-code.ts'
import { joinPath } from '../../rules/paths.ts'
import type { GroupData } from '../group-query.ts'
import { LocalTime } from '../LocalTime.tsx'
import { useChange } from '../use-change.ts'

const RevokeInvite = graphql(`mutation RevokeGroupInvite($id: ID!) { revokeGroupInvite(id: $id) }`)

const copy = (code: string) => copyText(`${window.location.origin}${joinPath(code)}`, { copied: 'Link copied', failed: 'Your browser didn’t allow copying. Select the code instead.' })

/** The invite links of a group that can be used. */
export function InviteLinks({ group }: { group: GroupData }) {
  const revoke = useChange(RevokeInvite)
  if (group.invites.length === 0) return null
  return (
    <ul className="grid grid-cols-1 gap-2">
      {group.invites.map(({ id, code, expiresAt, uses, maxUses }) => (
        <li key={id} className="card flex flex-wrap items-center justify-between gap-3 px-4 py-2">
          <div className="grid min-w-0 gap-0.5">
            <code className="text-sm">{shownCode(code)}</code>
            <span className="tabular text-sm text-text-muted">
              {uses} of {maxUses} uses, expires <LocalTime at={String(expiresAt)} />
            </span>
          </div>
          <span className="flex gap-2">
            <Button small icon={copyIcon} onClick={() => void copy(code)}>
              Copy link
            </Button>
            <Button small variant="ghost" aria-label={`Revoke the invite ${shownCode(code)}`} busy={revoke.isPending} onClick={() => revoke.mutate({ id })}>
              Revoke
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
