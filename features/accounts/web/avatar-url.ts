import type { SessionUser } from '#platform/web/session/session.ts'
import { DEFAULT_AVATAR } from '#features/people/rules/public-user.ts'

/** The picture of a user, or null if their initials are shown instead. */
export const avatarUrlOf = (user: SessionUser): string | null =>
  user.avatar === '' || user.avatar === DEFAULT_AVATAR ? null : user.avatar
