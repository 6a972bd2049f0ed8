import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'followList people'], ['in', 'blockedPeople blockedPersonIds mutedPeople suggestedPeople viewerPeople']],
    Mutation: [['in', 'blockPerson dismissSuggestion mutePerson'], ['LMA', 'followPerson']],
    FollowList: [['all', 'followerCount followingCount name people personId username']],
    FoundPerson: [['all', 'avatarUrl description followerCount headline id location name skills username']],
    PeopleResults: [['all', 'corrected items next words']],
    SuggestedPerson: [['in', 'person reason']],
    ViewerPerson: [['in', 'follows followsYou id isMuted mutuals']],
  },
}
