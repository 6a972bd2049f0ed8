import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'profile'], ['in', 'repositoryImport']],
    Mutation: [
      ['in', 'addToStack chooseAvatar chooseVisibility editProfile importRepositories putExperience putRepository removeExperience'],
      ['in', 'removeFromStack removeRepository'],
    ],
    Experience: [['all', 'company id period revision role']],
    Profile: [
      ['all', 'about activity avatarUrl badges blogCount blogs experience followerCount followingCount headline id joinedAt location name solvedCount'],
      ['all', 'certificates courses parts qrCode repositories role series skills stack username'],
      ['in', 'visibility'],
    ],
    ProfileEntry: [['all', 'action at note path title']],
    ProfilePart: [['all', 'entries title']],
    Repository: [['all', 'description forks id name revision stars url']],
    RepositoryImport: [['in', 'hasFailed isWaiting message']],
    Skill: [['all', 'count evidence label']],
    SkillEvidence: [['all', 'kind path title']],
    SectionVisibility: [['in', 'level section']],
  },
  routes: {
    'GET /cards/profile/:username.png': 'all',
  },
}
