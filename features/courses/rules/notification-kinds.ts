import { IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationKind } from '#features/notifications/rules/kind.ts'
import { certificatePath, lessonPath } from './paths.ts'

export const courseNotifications = {
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
}
