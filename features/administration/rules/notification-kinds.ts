import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'
import { IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationKind } from '#features/notifications/rules/kind.ts'
import { adminPath } from './sections.ts'

const withArticle = (role: string) => (/^[aeiou]/i.test(role) ? `an ${role}` : `a ${role}`)

export const administrationNotifications = {
  role: notificationKind<'role' | 'granted'>({
    label: 'The team decides about your roles',
    tells: 'holder',
    channels: IN_APP_AND_EMAIL,
    subject: ({ role }) => role,
    title: ({ facts }) => (facts.granted === 'yes' ? `You are ${withArticle(facts.role)} now` : 'A decision about your roles'),
    message: ({ facts }) =>
      facts.granted === 'yes'
        ? `The role of ${facts.role} was given to you. Choose it in the menu of your account.`
        : `The team has decided: you do not hold the role of ${facts.role}.`,
    path: () => SWITCH_PROFILE_PATH,
  }),
  desk: notificationKind<'section' | 'what'>({
    label: 'Something waits for the team',
    tells: 'team',
    channels: IN_APP_AND_DIGEST,
    isForTeam: true,
    subject: ({ section }) => section,
    title: () => 'Something waits for the team',
    message: ({ facts }) => facts.what,
    path: ({ facts }) => adminPath(facts.section),
  }),
}
