import { IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { certificatePath, editCoursePath, lessonPath, OWN_COURSES_PATH } from './paths.ts'

export const courseNotifications = notificationArea('Courses', {
  courseExtended: notificationKind<'course' | 'slug' | 'lesson' | 'title'>({
    label: 'New lessons in your courses',
    recipient: 'learner',
    channels: IN_APP_AND_DIGEST,
    subject: ({ slug }) => slug,
    title: () => 'New lesson',
    message: ({ facts }) => `${facts.course} has a new lesson: “${facts.title}”`,
    path: ({ facts }) => lessonPath(facts.slug, facts.lesson),
  }),
  courseFinished: notificationKind<'course' | 'slug' | 'certificateId'>({
    label: 'Finished courses',
    recipient: 'holder',
    channels: IN_APP_AND_EMAIL,
    subject: ({ slug }) => slug,
    title: () => 'Course finished',
    message: ({ facts }) => `You finished ${facts.course}. Your certificate is ready.`,
    path: ({ facts }) => certificatePath(facts.certificateId),
  }),
  courseApproved: notificationKind<'course' | 'courseId' | 'comment'>({
    label: 'Your published courses',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    subject: ({ courseId }) => courseId,
    title: () => 'Course published',
    message: ({ facts }) => `${facts.course} was approved and is published.${facts.comment === '' ? '' : ` The reviewer wrote: ${facts.comment}`}`,
    path: () => OWN_COURSES_PATH,
  }),
  courseReturned: notificationKind<'course' | 'courseId' | 'comment'>({
    label: 'Your courses that need changes',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    subject: ({ courseId }) => courseId,
    title: () => 'Changes requested',
    message: ({ facts }) => `The reviewer of ${facts.course} requested changes: ${facts.comment}`,
    path: ({ facts }) => editCoursePath(facts.courseId),
  }),
  courseVideosBroken: notificationKind<'course' | 'courseId' | 'videos'>({
    label: 'Videos in your courses that can’t be played',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    subject: ({ courseId }) => courseId,
    title: () => 'Videos can’t be played',
    message: ({ facts }) => `${facts.videos === '1' ? 'A video' : `${facts.videos} videos`} of ${facts.course} can no longer be played. The editor shows which.`,
    path: ({ facts }) => `${editCoursePath(facts.courseId)}?tab=check`,
  }),
  courseArchived: notificationKind<'course' | 'courseId' | 'reason'>({
    label: 'Your archived courses',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    subject: ({ courseId }) => courseId,
    title: () => 'Course archived',
    message: ({ facts }) => `${facts.course} is closed for new learners: ${facts.reason}`,
    path: () => OWN_COURSES_PATH,
  }),
})
