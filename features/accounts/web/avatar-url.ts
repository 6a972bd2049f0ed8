import type { SessionUser } from '#platform/web/session/session.ts'
import { DEFAULT_AVATAR } from '#features/people/rules/public-user.ts'

/** A person's picture, or null where the tile with their initials stands for it. */
export const avatarUrlOf = (user: SessionUser): string | null =>
  user.avatar === '' || user.avatar === DEFAULT_AVATAR ? null : user.avatar
