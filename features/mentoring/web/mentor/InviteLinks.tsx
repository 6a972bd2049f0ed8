import { useRef, useState } from 'react'
import { copyText } from '#platform/web/copy-text.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { shownCode } from '../../rules/invite-code.ts'
import { joinPath } from '../../rules/paths.ts'
import type { GroupData } from '../group-query.ts'
import { LocalTime } from '../LocalTime.tsx'
import { useChange } from '../use-change.ts'

const RevokeInvite = graphql(`mutation RevokeGroupInvite($id: ID!) { revokeGroupInvite(id: $id) }`)

const copy = (code: string) => copyText(`${window.location.origin}${joinPath(code)}`, { copied: 'Link copied', failed: 'Your browser didn’t allow copying. Select the code instead.' })

/** The invite links of a group that can be used. */
export function InviteLinks({ group }: { group: GroupData }) {
  const [doomed, askAbout] = useState<{ id: string; code: string } | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(list, group.invites.map(({ id }) => id).join())
  const revoke = useChange(RevokeInvite, () => {
    askAbout(null)
    showToast('Invite revoked.')
  })
  const confirm = () => {
    if (doomed === null) return
    focusNext('button')
    revoke.mutate({ id: doomed.id })
  }
  return (
    <div ref={list} className="grid grid-cols-1 empty:hidden">
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
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
              <Button small variant="ghost" aria-label={`Revoke the invite ${shownCode(code)}`} onClick={() => askAbout({ id, code })}>
                Revoke
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        question={`Revoke the invite ${doomed === null ? '' : shownCode(doomed.code)}?`}
        explanation="Its link and its code stop working, also where you sent them already. Those who joined stay."
        confirm="Revoke"
        busy={revoke.isPending}
        onConfirm={confirm}
        onClose={() => askAbout(null)}
      />
    </div>
  )
}
