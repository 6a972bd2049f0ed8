import { Dialog } from '#platform/web/ui/Dialog.tsx'
import type { GroupData } from '../group-query.ts'
import { InviteByName } from './InviteByName.tsx'
import { InviteWithLink } from './InviteWithLink.tsx'

/** Invites people to a group, with a link or by name. */
export const InviteDialog = ({ group, onClose }: { group: GroupData; onClose: () => void }) => (
  <Dialog open title={`Invite to ${group.name}`} width="wide" onClose={onClose}>
    <div className="grid grid-cols-1 gap-8">
      <InviteWithLink group={group} />
      <InviteByName group={group} />
    </div>
  </Dialog>
)
