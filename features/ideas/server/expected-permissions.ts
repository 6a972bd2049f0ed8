import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'idea ideas similarIdeas'], ['in', 'waitingIdeas']],
    Mutation: [
      ['all', 'confirmIdea submitIdea'],
      ['in', 'deleteIdea deleteWaitingIdea editIdea keepIdeaAlive setIdeaStatus'],
      ['LMA', 'deleteIdeaDecision deleteIdeaTask joinIdea moveIdeaTask renameIdeaTask saveIdeaTask takeIdeaTask voteForIdea writeIdeaDecision'],
      ['A', 'mergeIdeas'],
    ],
    FoundIdea: [['all', 'idea mergedInto']],
    Idea: [
      [
        'all',
        'author conversationId decisions description descriptionHtml email id isAskedAbout isVoted joined key links mayManage memberCount members name preview revision rolesWanted status submittedAt tasks title touchedAt voteCount',
      ],
    ],
    IdeaDecision: [['all', 'author decidedAt id text']],
    IdeaLink: [['all', 'label url']],
    IdeaPage: [['all', 'items next']],
    IdeaTask: [['all', 'assignee id position state title']],
    SimilarIdea: [['all', 'id status title']],
    WaitingIdea: [['in', 'confirmUntil description email key name submittedAt title']],
    SubmittedIdea: [['all', 'id']],
  },
  routes: { 'GET /idea-submission': 'all', 'GET /cards/idea/:id.png': 'all', 'GET /sitemap-ideas.xml': 'all' },
}
