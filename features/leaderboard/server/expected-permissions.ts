import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Compared with the API by the tests in `tests/rights`. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'badge leaderboard scoreFormula scoreReasons'], ['A', 'previewScoreFormula']],
    ScoreChange: [['A', 'after before name username']],
    ScoreFormulaPreview: [['A', 'largest least lowered most moved people raised']],
    Mutation: [['in', 'joinElite leaveElite'], ['A', 'changeScoreFormula']],
    Subscription: [['in', 'leaderboardChanged']],
    Badge: [['all', 'atLeast description earnedAt id kind label path']],
    BadgeEvidence: [['all', 'path title']],
    BadgeDetails: [['all', 'badge evidence isValid next others person']],
    NextBadge: [['all', 'atLeast have kind label need']],
    CloggleScores: [['all', 'algo ds math']],
    Leaderboard: [['all', 'eliteState entries formula isHidden next own version']],
    LeaderboardEntry: [['all', 'avatarUrl cloggleScores headline name rank rankAtWeekStart streak totalScore userId username']],
    LeaderboardVersion: [['in', 'version']],
    ScoreFormula: [['all', 'easy hard medium revision']],
    ScoreReason: [['all', 'at category difficulty path points title']],
  },
}
