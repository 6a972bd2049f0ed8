export const FOLLOW_LISTS = ['followers', 'following'] as const
export type FollowListKind = (typeof FOLLOW_LISTS)[number]

export const FOLLOW_LIST_TITLES: Record<FollowListKind, string> = { followers: 'Followers', following: 'Following' }
