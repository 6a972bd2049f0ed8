import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'badge leaderboard scoreFormula scoreReasons']],
    Mutation: [['in', 'joinElite'], ['A', 'changeScoreFormula']],
    Subscription: [['in', 'leaderboardChanged']],
    Badge: [['all', 'earnedAt id label path says']],
    BadgeEvidence: [['all', 'path title']],
    BadgeProof: [['all', 'badge evidence holds person']],
    CloggleScores: [['all', 'algo ds math']],
    Leaderboard: [['all', 'eliteState entries formula isHidden mark next own']],
    LeaderboardEntry: [['all', 'avatarUrl cloggleScores headline name rank streak totalScore userId username']],
    LeaderboardMark: [['in', 'mark']],
    ScoreFormula: [['all', 'easy hard medium revision']],
    ScoreReason: [['all', 'at category difficulty path points title']],
  },
}
