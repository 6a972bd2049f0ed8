import { IN_APP_AND_DIGEST, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { listPath } from './paths.ts'

export const connectionNotifications = notificationArea('People', {
  follow: notificationKind({
    label: 'New followers',
    recipient: 'followed',
    channels: IN_APP_AND_DIGEST,
    subject: () => 'follow',
    title: ({ people }) => (people > 1 ? 'New followers' : 'New follower'),
    message: ({ who }) => `${who} followed you.`,
    path: ({ people, username, owner }) => (people > 1 || username === null ? listPath('followers', owner) : profilePath(username)),
  }),
})
