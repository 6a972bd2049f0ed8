import { IN_APP, IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { contestPath } from './paths.ts'

type OfContest = 'contest' | 'number'

const common = {
  subject: ({ number }: { number: string }) => `contest:${number}`,
  path: ({ facts }: { facts: { number: string } }) => contestPath(facts.number),
}

export const contestNotifications = notificationArea('Contests', {
  contestSoon: notificationKind<OfContest>({
    label: 'Reminders an hour before contests',
    recipient: 'participant',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Contest within an hour',
    message: ({ facts }) => `“${facts.contest}” starts within an hour.`,
  }),
  contestResult: notificationKind<OfContest | 'result'>({
    label: 'Your results in contests',
    recipient: 'participant',
    channels: IN_APP,
    ...common,
    title: () => 'Contest over',
    message: ({ facts }) => `“${facts.contest}” is over. ${facts.result}`,
  }),
  contestMoved: notificationKind<OfContest | 'when'>({
    label: 'New times of contests that you signed up for',
    recipient: 'participant',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Contest moved',
    message: ({ facts }) => `“${facts.contest}” has a new time: ${facts.when}.`,
  }),
  contestCancelled: notificationKind<OfContest | 'reason'>({
    label: 'Canceled contests',
    recipient: 'participant',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Contest canceled',
    message: ({ facts }) => `“${facts.contest}” was canceled: ${facts.reason}`,
  }),
})
