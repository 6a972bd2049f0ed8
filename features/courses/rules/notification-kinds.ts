import { IN_APP_AND_EMAIL, notificationKind } from '#features/notifications/rules/kind.ts'
import { certificatePath } from './paths.ts'

export const courseNotifications = {
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
