import { defineFeature } from '#platform/server/feature.ts'
import { contestNotifications } from '../rules/notification-kinds.ts'
import { CONTESTS_PATH, NEW_CONTEST_PATH } from '../rules/paths.ts'
import { contestPersonalData } from '../rules/personal-data.ts'
import { contestRateLimits } from '../rules/rate-limits.ts'
import { contestRights } from '../rules/rights.ts'
import { contestPages } from './contests.audit.ts'
import { contestListeners } from './contests.listeners.ts'
import { moderatedContests } from './contests.moderation.ts'
import { contestSearch } from './contests.search.ts'
import { contestClosure } from './closed-problems.ts'
import { nextContestProblem } from './next-contest-problem.ts'
import { contestTasks } from './contests.tasks.ts'
import { listCalendarEntries } from './calendar-entry.ts'
import { addContestRoutes } from './contests.routes.ts'

const allContests = () => ['contests']

export const contests = defineFeature({
  name: 'contests',
  schema: () => import('./contests.schema.ts'),
  rights: contestRights,
  rateLimits: contestRateLimits,
  personalData: contestPersonalData,
  routes: addContestRoutes,
  tasks: contestTasks,
  listeners: contestListeners,
  contributes: {
    personContent: { contests: { label: 'Contests', table: 'contests', owner: 'host_id' } },
    moderation: moderatedContests,
    auditPages: contestPages,
    auditActions: {
      'contest.published': 'published the contest',
      'contest.edited': 'changed the published contest',
      'contest.cancelled': 'canceled the contest',
      'contest.removed': 'removed the contest',
    },
    problemClosures: { contest: contestClosure },
    nextProblems: { contest: nextContestProblem },
    calendarEntries: { contests: listCalendarEntries },
    notifications: contestNotifications,
    search: { contest: contestSearch },
    searchPlaces: {
      [CONTESTS_PATH]: { title: 'Contests', keywords: 'contest competition timed virtual scoreboard' },
      [NEW_CONTEST_PATH]: { title: 'New contest', keywords: 'host contest competition problems', readers: ['right:contests.host'] },
    },
  },
  cacheTags: {
    'contest.changed': allContests,
    'contest.cancelled': 'none',
    'contest.moved': 'none',
    'contest.reminder-due': 'none',
    'contest.finished': 'none',
    'person.suspended': allContests,
    'person.left': allContests,
    'profile.changed': allContests,
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedContests(services, world),
})
