import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['all', 'contest contestScoreboard contests pastContests'],
      ['in', 'runningContestEntries'],
      ['MA', 'hostedContests'],
    ],
    Mutation: [
      ['LMA', 'enterContest finishContest leaveContest'],
      ['MA', 'cancelContest publishContest saveContest'],
    ],
    Contest: [['all', 'cancelReason description descriptionHtml endsAt entrants entryCount host id isOwn number ownEntry problemCount problems revision startsAt state title winner']],
    ContestCell: [['all', 'problem solvedAfter wrong']],
    ContestEntry: [['in', 'endsAt isVirtual result startsAt']],
    ContestResult: [['in', 'points rank']],
    ContestPage: [['all', 'items next']],
    ContestProblem: [['all', 'difficulty hasGivenUp id points slug title']],
    ContestScoreboard: [['all', 'own standings total']],
    ContestTask: [['in', 'isSolved points slug title']],
    RunningContestEntry: [['in', 'endsAt number problems tasks title']],
    ContestStanding: [['all', 'cells isVirtual person points rank seconds']],
  },
  routes: { 'GET /api/contests/:number/calendar.ics': 'all' },
}
