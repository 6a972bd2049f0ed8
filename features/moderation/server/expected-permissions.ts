import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['LMA', 'ownReport'], ['A', 'banConfirmers banProposals openAppeals openReports'], ['all', 'moderationLog moderationStatement']],
    Mutation: [['LMA', 'reportContent'], ['A', 'answerAppeal claimReport confirmBan decideReport proposeBan releaseReport withdrawBan'], ['all', 'appealDecision']],
    AuthorDecision: [['A', 'decidedAt id kind outcome rule title']],
    BanProposal: [['A', 'expiresAt id name others problem proposedAt proposerName rule statement username']],
    ModerationLog: [['all', 'counts items next']],
    ModerationLogCount: [['all', 'appealed count outcome reversed rule']],
    ModerationLogEntry: [['all', 'appealOutcome day id isWithdrawn kind outcome rule']],
    ModerationStatement: [['all', 'appeal appealAnswer appealOutcome appealProblem decidedAt evidence evidenceHtml id outcome rule statement title']],
    OpenAppeal: [['A', 'appealedAt authorUsername deciderName evidence evidenceHtml id isOwn isOwnAppeal kind others outcome path rule statement text title']],
    OpenReport: [['A', 'authorDecisions claimedAt claimedBy content cursor earlier firstAt isClaimed kind reports targetId']],
    OwnReport: [['LMA', 'reason reportedAt rule']],
    ReportedContent: [['A', 'authorId authorUsername html path text title']],
    Report: [['A', 'at by earlier reason rule upheld']],
  },
}
