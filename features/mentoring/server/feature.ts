import { defineFeature } from '#platform/server/feature.ts'
import { mentoringNotifications } from '../rules/notification-kinds.ts'
import { GROUPS_PATH, MENTOR_PATH } from '../rules/paths.ts'
import { mentoringPersonalData } from '../rules/personal-data.ts'
import { mentoringRateLimits } from '../rules/rate-limits.ts'
import { mentoringRights } from '../rules/rights.ts'
import { mentoringListeners } from './mentoring.listeners.ts'
import { moderatedGroups } from './mentoring.moderation.ts'
import { addMentoringRoutes } from './mentoring.routes.ts'
import { groupSearch } from './mentoring.search.ts'
import { mentoringTasks } from './mentoring.tasks.ts'
import { mentorGroupEvents } from './schedule.ts'

export const mentoring = defineFeature({
  name: 'mentoring',
  schema: () =>
    Promise.all([
      import('./announcements.schema.ts'),
      import('./assignments.schema.ts'),
      import('./groups.schema.ts'),
      import('./progress.schema.ts'),
      import('./resources.schema.ts'),
      import('./schedule.schema.ts'),
      import('./subject-uses.schema.ts'),
      import('./templates.schema.ts'),
    ]),
  rights: mentoringRights,
  rateLimits: mentoringRateLimits,
  personalData: mentoringPersonalData,
  routes: addMentoringRoutes,
  tasks: mentoringTasks,
  listeners: mentoringListeners,
  contributes: {
    notifications: mentoringNotifications,
    search: { group: groupSearch },
    moderation: moderatedGroups,
    eventGroups: { mentorGroups: mentorGroupEvents },
    searchPlaces: {
      [GROUPS_PATH]: { title: 'My Groups', keywords: 'your mentor group assignments due learn', readers: ['member'] },
      [MENTOR_PATH]: { title: 'Mentor Groups', keywords: 'mentoring groups assignments progress learners', readers: ['right:mentoring.lead'] },
      '/admin/mentor-groups': { title: 'Groups without a mentor', keywords: 'admin mentor groups', readers: ['right:mentoring.oversee'] },
    },
    auditPages: { 'mentor-group': { of: () => '/admin/mentor-groups' } },
    auditActions: { 'mentor-group.removed': 'removed the texts of the group', 'mentor-group-announcement.removed': 'removed', 'assignment-note.removed': 'removed', 'mentor-group.given': 'assigned a new mentor to the group' },
  },
  cacheTags: {
    'mentor-group.announced': 'none',
    'mentor-group.announcement-changed': 'none',
    'mentor-group.invited': 'none',
    'mentor-group.left': 'none',
    'mentor-group.scheduled': 'none',
    'assignment.set': 'none',
    'assignment.returned': 'none',
    'assignment.noted': 'none',
    'assignment.handed-in': 'none',
    'assignment.due-soon': 'none',
    'assignment.due-changed': 'none',
    'assignment.gone': 'none',
  },
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedMentoring(services, world),
})
