import { IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { STATUS_LABELS, type Status } from './idea.ts'
import { ideaPath } from './paths.ts'

type OfIdea = 'idea' | 'number'

const common = {
  subject: ({ number }: { number: string }) => number,
  path: ({ facts }: { facts: { number: string } }) => ideaPath(facts.number),
}

export const ideaNotifications = notificationArea('Ideas', {
  ideaJoined: notificationKind<OfIdea>({
    label: 'People who join your ideas',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: ({ people }) => (people > 1 ? 'New members' : 'New member'),
    message: ({ who, facts }) => `${who} joined your idea “${facts.idea}”`,
  }),
  ideaStatus: notificationKind<OfIdea | 'status'>({
    label: 'Status changes of ideas that you joined or voted for',
    recipient: 'member',
    channels: IN_APP_AND_DIGEST,
    ...common,
    title: () => 'Idea updated',
    message: ({ facts }) => `“${facts.idea}” is now ${STATUS_LABELS[facts.status as Status]}`,
  }),
  ideaMerged: notificationKind<OfIdea | 'into'>({
    label: 'Your ideas that were merged',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Idea merged',
    message: ({ facts }) => `Your idea “${facts.idea}” was merged into “${facts.into}”. Its votes, members and comments moved there.`,
  }),
  ideaQuiet: notificationKind<OfIdea>({
    label: 'Your ideas that have been inactive',
    recipient: 'author',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'Is this idea still alive?',
    message: ({ facts }) => `Nothing has changed in “${facts.idea}” for two weeks. Is it still alive?`,
  }),
})
