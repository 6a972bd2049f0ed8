import { IN_APP, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { appealPath, CONDUCT_PATH } from './paths.ts'
import { outcomeText } from './report-outcome.ts'

/** In the app only: the statement of reasons and the answer are emailed in full in any case. */
export const moderationNotifications = notificationArea('Moderation', {
  contentRemoved: notificationKind<'title' | 'rule' | 'decisionId'>({
    label: 'Decisions of moderators',
    recipient: 'author',
    channels: IN_APP,
    subject: ({ decisionId }) => decisionId,
    title: () => 'Content removed',
    message: ({ facts }) => `A moderator removed “${facts.title}”. Rule: ${facts.rule}. You can read why and appeal.`,
    path: ({ facts }) => appealPath(facts.decisionId),
  }),
  reportDecided: notificationKind<'noun' | 'named' | 'path' | 'decisionId' | 'outcome'>({
    label: 'Outcomes of your reports',
    recipient: 'reporter',
    channels: IN_APP,
    subject: ({ decisionId }) => decisionId,
    title: () => 'Report reviewed',
    message: ({ facts }) => outcomeText(facts),
    path: ({ facts }) => facts.path ?? CONDUCT_PATH,
  }),
  appealAnswered: notificationKind<'decisionId' | 'outcome'>({
    label: 'Answers to your appeals',
    recipient: 'author',
    channels: IN_APP,
    subject: ({ decisionId }) => decisionId,
    title: () => 'Appeal answered',
    message: ({ facts }) => (facts.outcome === 'reversed' ? 'Another admin overturned the decision.' : 'Another admin upheld the decision.'),
    path: ({ facts }) => appealPath(facts.decisionId),
  }),
})
