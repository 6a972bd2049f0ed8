import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { circlePlayIcon, graduationCapIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { COURSES_PATH, LEARN_PATH, LEARNING_PATHS_PATH, OWN_COURSES_PATH } from '../rules/paths.ts'

export const courses = defineWebFeature({
  name: 'courses',
  screens: [
    { path: COURSES_PATH, page: 'features/courses/web/CoursesPage.tsx', query: ['q', 'level', 'skill', 'sort', 'show', 'page'] },
    { path: `${LEARNING_PATHS_PATH}/:slug`, page: 'features/courses/web/LearningPathPage.tsx' },
    // Before the pages of courses: the first matching path wins.
    { path: OWN_COURSES_PATH, page: 'features/courses/web/editor/OwnCoursesPage.tsx' },
    { path: `${COURSES_PATH}/edit/:id`, page: 'features/courses/web/editor/EditCoursePage.tsx', query: ['tab', 'lesson', 'show', 'new', 'from'] },
    { path: `${COURSES_PATH}/edit/:id/preview`, page: 'features/courses/web/editor/CoursePreviewPage.tsx', query: ['lesson', 'from'] },
    { path: `${COURSES_PATH}/edit/:id/statistics`, page: 'features/courses/web/editor/StatisticsPage.tsx', query: ['from'] },
    { path: `${COURSES_PATH}/:slug`, page: 'features/courses/web/CoursePage.tsx' },
    { path: `${COURSES_PATH}/:slug/test-out`, page: 'features/courses/web/PlacementPage.tsx' },
    { path: LEARN_PATH, page: 'features/courses/web/LearnPage.tsx' },
    { path: `${LEARN_PATH}/:course`, page: 'features/courses/web/LearnCoursePage.tsx' },
    { path: `${LEARN_PATH}/:course/:lesson`, page: 'features/courses/web/LessonPage.tsx', query: ['t'] },
    { path: '/certificate/:id', page: 'features/courses/web/CertificatePage.tsx' },
  ],
  shortcuts: [{ keys: ['g', 'o'], to: COURSES_PATH, label: 'Go to Courses' }],
  contributes: {
    workspaceNotices: [{ name: 'lesson', Component: lazyPart(() => import('./LessonNotice.tsx').then((module) => module.LessonNotice)) }],
    solvedSteps: [{ name: 'lesson', Component: lazyPart(() => import('./LessonSolved.tsx').then((module) => module.LessonSolved)) }],
    adminSections: [
      {
        name: 'courses',
        group: 'content',
        right: 'courses.approve',
        label: 'Courses',
        sentence: 'All published and archived courses.',
        position: 5.2,
        Component: lazyPart(() => import('./admin/CoursesAdmin.tsx').then((module) => module.CoursesAdmin)),
      },
    ],
  },
  navigation: [
    { to: COURSES_PATH, label: 'Courses', icon: graduationCapIcon, position: [1, 6], tab: { position: 4, label: 'Courses' }, alsoCurrentBelow: `${COURSES_PATH}/` },
    { to: LEARN_PATH, label: 'Learn', icon: circlePlayIcon, position: [2, 8], alsoCurrentBelow: `${LEARN_PATH}/` },
  ],
})
