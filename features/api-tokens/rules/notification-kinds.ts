import { IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { TOKENS_SECTION } from './tokens.ts'

export const tokenNotifications = notificationArea('Access tokens', {
  accessToken: notificationKind<'name' | 'id'>({
    label: 'New access tokens',
    recipient: 'owner',
    channels: IN_APP_AND_EMAIL,
    subject: ({ id }) => id,
    title: () => 'New access token',
    message: ({ facts }) => `The access token “${facts.name}” was created for your account. If this wasn’t you, revoke it and change your password.`,
    path: () => TOKENS_SECTION,
  }),
})
