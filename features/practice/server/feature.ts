import { practiceNewsletter } from './practice.newsletter.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { practiceNotifications } from '../rules/notification-kinds.ts'
import { practicePersonalData } from '../rules/personal-data.ts'
import { practiceRateLimits } from '../rules/rate-limits.ts'
import { PRACTICE_SITEMAP_PATH } from '../rules/paths.ts'
import { practiceRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { auditedProblemPages } from './audited-problem.ts'
import { addFigureRoutes } from './figures.routes.ts'
import { judgingListeners } from './judging.listeners.ts'
import { judgingTasks } from './judging.tasks.ts'
import { problemsAbout } from './learn-more.ts'
import { loadProblemBank } from './load-problem-bank.ts'
import { problemApprovals } from './practice.approvals.ts'
import { practiceActivities } from './practice.activity.ts'
import { discussedProblems } from './practice.discussed.ts'
import { problemEvidence } from './practice.evidence.ts'
import { moderatedPractice } from './practice.moderation.ts'
import { collectionSearch } from './collections.search.ts'
import { problemSearch } from './practice.search.ts'
import { reviewListeners } from './reviews.listeners.ts'
import { countProposedProblems } from './proposals.queries.ts'
import { countSolved } from './solved.queries.ts'
import { discussedSolutions } from './solutions.discussed.ts'
import { solvedListeners } from './solved.listeners.ts'
import { addRunnerRoutes } from './runner.routes.ts'
import { addPracticeSitemap } from './sitemap.routes.ts'
import { seedDaily } from './seed-daily.ts'
import { seedDrafts } from './seed-drafts.ts'
import { seedShared } from './seed-shared.ts'
import { WITHOUT_REVIEW } from './publish-problem.ts'
import { practiceMetrics } from './practice.metrics.ts'
import { judgePart } from './judge-status.ts'
import { practiceWebhooks } from './practice.webhooks.ts'
import { prepareMove } from './move-submissions.queries.ts'

export const practice = defineFeature({
  name: 'practice',
  schema: () =>
    Promise.all([
      import('./daily.schema.ts'),
      import('./judging.schema.ts'),
      import('./next-practice.schema.ts'),
      import('./own-work.schema.ts'),
      import('./problem-editing.schema.ts'),
      import('./problem-lists.schema.ts'),
      import('./problem-notes.schema.ts'),
      import('./problems.schema.ts'),
      import('./progress.schema.ts'),
      import('./shared-lists.schema.ts'),
      import('./shared-solutions.schema.ts'),
      import('./submissions.live.ts'),
      import('./submissions.schema.ts'),
      import('./topics.schema.ts'),
    ]),
  rights: practiceRights,
  rateLimits: practiceRateLimits,
  personalData: practicePersonalData,
  routes: (app) => {
    addRunnerRoutes(app)
    addPracticeSitemap(app)
    addFigureRoutes(app)
  },
  tasks: judgingTasks,
  listeners: [...judgingListeners, ...reviewListeners, ...solvedListeners],
  contributes: {
    switches: {
      submissions: { label: 'Submissions', message: 'Submitting solutions is turned off right now. Your code is kept. Try again later.' },
      [WITHOUT_REVIEW]: { label: 'Publishing problems without a second reviewer', message: 'Problems are published after a second person has reviewed them.' },
    },
    personContent: {
      submissions: { label: 'Submissions', table: 'submissions', owner: 'person_id', beforeMove: prepareMove },
      problemEdits: { label: 'Problems written', table: 'problem_edits', owner: 'author_id' },
    },
    webhookEvents: practiceWebhooks,
    searchPlaces,
    sitemaps: { practice: PRACTICE_SITEMAP_PATH },
    approvals: { problem: problemApprovals },
    waiting: { problems: { label: 'Problems to review', path: '/admin/approvals?filter=problem', right: 'problems.publish', aimHours: 72, count: countProposedProblems } },
    trustFacts: { solved: { count: countSolved } },
    metrics: practiceMetrics,
    statusParts: { judge: judgePart },
    discussed: { problem: discussedProblems, solution: discussedSolutions },
    newsletter: { problems: practiceNewsletter },
    learnMore: { problem: problemsAbout },
    activities: practiceActivities,
    skillEvidence: { problems: problemEvidence },
    moderation: moderatedPractice,
    notifications: practiceNotifications,
    search: { problem: problemSearch, collection: collectionSearch },
    auditPages: {
      problem: auditedProblemPages,
      problems: auditedProblemPages,
    },
    auditActions: {
      'solution.removed': 'removed',
      'problem.created': 'created the draft of the problem',
      'problem.written': 'submitted a version of the problem',
      'problem.checks-failed': 'failed to publish the problem',
      'problem.proposed': 'requested a review of the problem',
      'problem.published': 'published a version of the problem',
      'problem.unpublished': 'unpublished the problem',
      'problem.discarded': 'discarded changes of the problem',
      'problem.deleted': 'deleted the draft of the problem',
      'problem.withdrawn': 'withdrew the problem',
      'problem.removed': 'removed the problem',
      'problem-list.removed': 'removed the list',
      'problem.approved': 'approved and published the problem',
      'problem.returned': 'asked for changes in the problem',
      'problems.tagged': 'changed the tags of',
      'problems.tags-restored': 'restored the tags of',
      'problems.retired': 'retired',
      'problems.restored': 'restored',
    },
  },
  cacheTags: {
    'problem.changed': ({ problemId }) => ['problems', `problem:${problemId}`],
    'practice.judged': 'none',
    'practice.judging': 'none',
    'practice.solved': 'none',
    'practice.solved-later': 'none',
    'practice.submitted': 'none',
    'practice.unsolved': 'none',
  },
  onStart: async (services) => void (await loadProblemBank(services)),
  seed: async (services, world) => {
    await seedDaily(services)
    await seedDrafts(services, world)
    await seedShared(services, world)
  },
})
