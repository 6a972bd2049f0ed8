import { defineFeature } from '#platform/server/feature.ts'
import { courseNotifications } from '../rules/notification-kinds.ts'
import { COURSES_SITEMAP_PATH } from '../rules/paths.ts'
import { coursePersonalData } from '../rules/personal-data.ts'
import { courseRateLimits } from '../rules/rate-limits.ts'
import { courseRights } from '../rules/rights.ts'
import { searchPlaces } from '../rules/search-places.ts'
import { coursePages } from './courses.audit.ts'
import { countWaitingCourses } from './approvals.queries.ts'
import { addCertificateRoutes } from './certificates.routes.ts'
import { courseApprovals } from './courses.approvals.ts'
import { courseActivities } from './courses.activity.ts'
import { courseEvidence } from './courses.evidence.ts'
import { lessonDiscussion } from './courses.discussed.ts'
import { courseListeners } from './courses.listeners.ts'
import { moderatedCourses } from './courses.moderation.ts'
import { addCourseFileRoutes } from './course-files.routes.ts'
import { courseSearch, lessonSearch } from './courses.search.ts'
import { addCourseRoutes } from './courses.routes.ts'
import { courseTasks } from './courses.tasks.ts'
import { coursesAbout } from './learn-more.ts'
import { loadCourses } from './load-courses.ts'

export const courses = defineFeature({
  name: 'courses',
  schema: () =>
    Promise.all([
      import('./approving.schema.ts'),
      import('./authoring.schema.ts'),
      import('./certificates.schema.ts'),
      import('./course-files.schema.ts'),
      import('./courses.schema.ts'),
      import('./learning.schema.ts'),
      import('./paths.schema.ts'),
      import('./placement.schema.ts'),
      import('./statistics.schema.ts'),
    ]),
  rights: courseRights,
  rateLimits: courseRateLimits,
  personalData: coursePersonalData,
  routes: (app) => {
    addCourseRoutes(app)
    addCourseFileRoutes(app)
    addCertificateRoutes(app)
  },
  tasks: courseTasks,
  listeners: courseListeners,
  contributes: {
    personContent: {
      courses: { label: 'Courses', table: 'courses', owner: 'author_id' },
      enrollments: { label: 'Courses taken', table: 'enrollments', owner: 'person_id', oncePer: 'course_id' },
      lessonProgress: { label: 'Lessons', table: 'lesson_progress', owner: 'person_id', oncePer: 'lesson_id' },
      certificates: { label: 'Certificates', table: 'certificates', owner: 'person_id', oncePer: 'course_id' },
      courseReviews: { label: 'Course reviews', table: 'course_reviews', owner: 'person_id', oncePer: 'course_id' },
      lessonNotes: { label: 'Lesson notes', table: 'lesson_notes', owner: 'person_id' },
    },
    approvals: { course: courseApprovals },
    activities: courseActivities,
    skillEvidence: { courses: courseEvidence },
    moderation: moderatedCourses,
    discussed: { lesson: lessonDiscussion },
    learnMore: { course: coursesAbout },
    notifications: courseNotifications,
    search: { course: courseSearch, lesson: lessonSearch },
    searchPlaces,
    waiting: { courses: { label: 'Courses to review', path: '/admin/approvals?filter=course', right: 'courses.approve', aimHours: 72, count: countWaitingCourses } },
    sitemaps: { courses: COURSES_SITEMAP_PATH },
    auditPages: coursePages,
    auditActions: {
      'course-review.removed': 'removed a review of',
      'certificate.revoked': 'revoked the certificate of',
      'certificate.restored': 'restored the certificate of',
      'course.approved': 'published the course',
      'course.returned': 'asked for changes in the course',
      'course.archived': 'archived the course',
      'course.restored': 'restored the course',
    },
  },
  cacheTags: {
    'course.changed': ({ courseId }) => ['courses', `course:${courseId}`],
    'certificate.changed': ({ certificateId }) => [`certificate:${certificateId}`],
    'course.enrolled': ({ courseId }) => [`course:${courseId}`],
    'course.left': ({ courseId }) => [`course:${courseId}`],
    'course.shortened': 'none',
    'course.extended': 'none',
    'course.submitted': 'none',
    'course.decided': 'none',
    'course.archived': 'none',
    'course.restored': 'none',
    'course.reviewed': 'none',
    'course.videos-broken': 'none',
    'course.finished': 'none',
    'lesson.finished': 'none',
    'lesson.reopened': 'none',
  },
  onStart: async (services) => void (await loadCourses(services)),
  // Loaded when needed: only a new database gets the demo world.
  seed: async (services, world) => (await import('./seed.ts')).seedCourses(services, world),
})
