import { IN_APP, IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationArea, notificationKind, type NotificationFacts } from '#features/notifications/rules/kind.ts'

/** `subject` and `thread` identify what was discussed; `path` leads to the comment. */
type OfComment = 'subject' | 'thread' | 'title' | 'path' | 'preview'

/** The end of a message: the text, or the latest of several. */
export const latestText = ({ people, facts }: NotificationFacts<'preview'>) => (people > 1 ? `. Latest: “${facts.preview}”` : `: “${facts.preview}”`)

const common = {
  subject: ({ subject }: { subject: string }) => subject,
  thread: ({ thread }: { thread: string }) => thread,
  path: ({ facts }: NotificationFacts<OfComment>) => facts.path,
}

export const discussionNotifications = notificationArea('Comments and mentions', {
  discussion: notificationKind<OfComment>({
    label: 'Comments on what you posted elsewhere',
    recipient: 'author',
    channels: IN_APP_AND_DIGEST,
    ...common,
    title: ({ people }) => (people > 1 ? 'New comments' : 'New comment'),
    message: (data) => `${data.who} commented on “${data.facts.title}”${latestText(data)}`,
  }),
  reply: notificationKind<OfComment>({
    label: 'Replies to your comments',
    recipient: 'answered',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: ({ people }) => (people > 1 ? 'New replies' : 'New reply'),
    message: (data) => `${data.who} replied to you on “${data.facts.title}”${latestText(data)}`,
  }),
  answer: notificationKind<OfComment>({
    label: 'Your answers that were accepted',
    recipient: 'answerer',
    channels: IN_APP_AND_DIGEST,
    ...common,
    title: ({ people }) => (people > 1 ? 'Answers accepted' : 'Answer accepted'),
    message: (data) => `${data.who} accepted your answer on “${data.facts.title}”${latestText(data)}`,
  }),
  commentLike: notificationKind<OfComment>({
    label: 'Likes on your comments',
    recipient: 'liked',
    channels: IN_APP,
    ...common,
    title: () => 'New like',
    message: ({ who, facts }) => `${who} liked your comment on “${facts.title}”`,
  }),
  mention: notificationKind<OfComment>({
    label: 'Mentions of you',
    recipient: 'mentioned',
    channels: IN_APP_AND_EMAIL,
    ...common,
    title: () => 'New mention',
    message: (data) => `${data.who} mentioned you in “${data.facts.title}”${latestText(data)}`,
  }),
})
