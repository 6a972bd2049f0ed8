import { DEFAULT_LOCATION } from '#features/people/rules/public-user.ts'

/** What a profile has, as far as it matters for its completion. */
export interface Completable {
  avatarUrl: string | null
  headline: string
  location: string
  about: string
  experience: readonly unknown[] | null
  stack: readonly unknown[] | null
}

/** The parts of a complete profile in the order to add them, each with what to do. */
export const PROFILE_PARTS: readonly { hint: string; isThere: (profile: Completable) => boolean }[] = [
  { hint: 'add a headline', isThere: ({ headline }) => headline !== '' },
  { hint: 'add a photo', isThere: ({ avatarUrl }) => avatarUrl !== null },
  { hint: 'write a few sentences about yourself', isThere: ({ about }) => about !== '' },
  { hint: 'add your location', isThere: ({ location }) => location !== '' && location !== DEFAULT_LOCATION },
  { hint: 'add the tools you know', isThere: ({ stack }) => (stack ?? []).length > 0 },
  { hint: 'add your experience', isThere: ({ experience }) => (experience ?? []).length > 0 },
]

/** The parts that a profile lacks. */
export const missingParts = (profile: Completable) => PROFILE_PARTS.filter(({ isThere }) => !isThere(profile))
