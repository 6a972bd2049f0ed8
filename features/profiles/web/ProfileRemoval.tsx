import type { Removal } from '#platform/web/pages/RemovalNotes.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'

/** Says what a moderator removes of a profile. */
export const ProfileRemoval = ({ kind }: Removal) =>
  kind === 'profile' ? <Notice>This clears the headline, About Me and picture. The name stays. To suspend the account, choose View author.</Notice> : null
