import { IMAGES_SCOPE, OWN_SCOPE, PUBLIC_SCOPE, type TokenScope } from '#platform/rules/token-scopes.ts'

const named = (type: string, names: string) => names.split(' ').filter((name) => name !== '').map((name) => `${type}.${name}`)

/** A scope with its queries and mutations. Every token may ask about itself. */
const scope = (label: string, { queries = '', mutations = '' }: { queries?: string; mutations?: string } = {}): TokenScope => ({
  label,
  fields: ['Query.currentAccessToken', ...named('Query', queries), ...named('Mutation', mutations)],
})

/**
 * What each scope allows, as data. A field that is missing here cannot be used with a token: passwords, addresses, sessions, tokens, roles, the
 * account and the administration are left out on purpose.
 */
export const TOKEN_SCOPES = {
  // Every public query belongs to this scope.
  [PUBLIC_SCOPE]: scope('Read what everyone can see'),
  [OWN_SCOPE]: scope('Read your own blogs, submissions, progress and notifications', {
    queries:
      'blogDraft blogVersions coursesInProgress dueProblems dueSoon enrollments joinedGroups lessonNotes lessonProgress nextEvent notifications ownBlogs ' +
      'ownCertificates ownCodeReviews ownEvents ownStreak ownSubmissions problemProgress recentActivity savedNews submission trackedJobs viewerBlogs viewerNews viewerPeople',
  }),
  'blogs:write': scope('Write, publish and delete blogs', { mutations: 'deleteBlog publishBlog saveDraft unpublishBlog' }),
  [IMAGES_SCOPE]: scope('Upload images'),
  'solutions:submit': scope('Submit solutions and read their results', { queries: 'ownSubmissions submission', mutations: 'submitSolution' }),
  'community:write': scope('Comment, react, follow and vote', { mutations: 'addToDiscussion commentOnBlog editInDiscussion followPerson reactToBlog voteForIdea' }),
  'messages:read': scope('Read your messages', { queries: 'chatBadge conversation conversationChanges conversations messageHistory messageHistoryAt' }),
  'messages:write': scope('Send messages', { mutations: 'deleteMessage editMessage markConversationRead openDirectConversation reactToMessage sendMessage' }),
} as const satisfies Readonly<Record<string, TokenScope>>

export type Scope = keyof typeof TOKEN_SCOPES
export const SCOPE_NAMES = Object.keys(TOKEN_SCOPES) as [Scope, ...Scope[]]
