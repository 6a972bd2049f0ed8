import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'
import { IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { adminPath } from './sections.ts'

const withArticle = (role: string) => (/^[aeiou]/i.test(role) ? `an ${role}` : `a ${role}`)

const GROUP_TITLES: Record<string, string> = { yes: 'New permissions', no: 'Permissions removed' }
const GROUP_MESSAGES: Record<string, (group: string) => string> = {
  yes: (group) => `You’re now in the permission group “${group}”, in every role.`,
  no: (group) => `You’re no longer in the permission group “${group}”.`,
}

export const administrationNotifications = notificationArea('Roles and approvals', {
  role: notificationKind<'role' | 'granted'>({
    label: 'Role applications',
    recipient: 'holder',
    channels: IN_APP_AND_EMAIL,
    subject: ({ role }) => role,
    title: ({ facts }) => (facts.granted === 'yes' ? `You’re now ${withArticle(facts.role)}` : 'Role application declined'),
    message: ({ facts }) =>
      facts.granted === 'yes'
        ? `You’re now ${withArticle(facts.role)}. Switch role from your profile menu.`
        : `Your ${facts.role} application was declined.`,
    path: () => SWITCH_PROFILE_PATH,
  }),
  rightsGroup: notificationKind<'group' | 'granted' | 'effect'>({
    label: 'Permission groups',
    recipient: 'holder',
    channels: IN_APP_AND_EMAIL,
    // Each is emailed: what was taken is not added to an unread notification of what was given.
    subject: ({ group, granted }) => `${group} ${granted}`,
    title: ({ facts }) => GROUP_TITLES[facts.granted] ?? 'Permissions changed',
    message: ({ facts }) => [GROUP_MESSAGES[facts.granted]?.(facts.group) ?? `The permissions of the group “${facts.group}” changed.`, facts.effect].filter(Boolean).join(' '),
    path: () => SWITCH_PROFILE_PATH,
  }),
  approved: notificationKind<'what' | 'title' | 'comment' | 'path'>({
    label: 'Your approved problems and news',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    isForTeam: true,
    subject: ({ path }) => path,
    title: ({ facts }) => `${facts.what} published`,
    message: ({ facts }) => `“${facts.title}” was approved and is published.${facts.comment === '' ? '' : ` The reviewer wrote: ${facts.comment}`}`,
    path: ({ facts }) => facts.path,
  }),
  returned: notificationKind<'what' | 'title' | 'comment' | 'path'>({
    label: 'Your problems and news that need changes',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    isForTeam: true,
    subject: ({ path }) => path,
    title: () => 'Changes requested',
    message: ({ facts }) => `The reviewer of “${facts.title}” requested changes: ${facts.comment}`,
    path: ({ facts }) => facts.path,
  }),
  adminWork: notificationKind<'section' | 'what'>({
    label: 'Team inbox',
    recipient: 'team',
    channels: IN_APP_AND_DIGEST,
    isForTeam: true,
    subject: ({ section }) => section,
    title: () => 'New for the team',
    message: ({ facts }) => facts.what,
    path: ({ facts }) => adminPath(facts.section),
  }),
})
