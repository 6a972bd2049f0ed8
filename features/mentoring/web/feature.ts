import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { presentationIcon, schoolIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { GROUPS_PATH, JOIN_PATH, MENTOR_PATH } from '../rules/paths.ts'

export const mentoring = defineWebFeature({
  name: 'mentoring',
  screens: [
    { path: MENTOR_PATH, page: 'features/mentoring/web/mentor/MentorPage.tsx' },
    { path: `${MENTOR_PATH}/groups/:id`, page: 'features/mentoring/web/mentor/MentorGroupPage.tsx', query: ['tab', 'risk', 'assignment', 'learner'] },
    { path: GROUPS_PATH, page: 'features/mentoring/web/learner/GroupsPage.tsx' },
    // Before the pages of groups: the first matching path wins.
    { path: JOIN_PATH, page: 'features/mentoring/web/learner/JoinPage.tsx' },
    { path: `${GROUPS_PATH}/:id`, page: 'features/mentoring/web/learner/GroupPage.tsx', query: ['tab'] },
  ],
  navigation: [
    { to: MENTOR_PATH, label: 'Mentor Groups', icon: presentationIcon, position: [0, 1], roles: ['Mentor'] },
    { to: GROUPS_PATH, label: 'My Groups', icon: schoolIcon, position: [4, 1], roles: ['Learner', 'Mentor', 'User'] },
  ],
  contributes: {
    workspaceNotices: [{ name: 'assignment', Component: lazyPart(() => import('./learner/AssignmentNotice.tsx').then((module) => module.AssignmentNotice)) }],
    removalNotes: [{ name: 'mentor-groups', Component: lazyPart(() => import('./GroupUses.tsx').then((module) => module.GroupUses)) }],
    adminSections: [
      {
        name: 'mentor-groups',
        group: 'people',
        right: 'mentoring.oversee',
        label: 'Mentor groups',
        sentence: 'All groups; those without a mentor come first.',
        position: 5.3,
        Component: lazyPart(() => import('./GroupsAdmin.tsx').then((module) => module.GroupsAdmin)),
      },
    ],
  },
})
