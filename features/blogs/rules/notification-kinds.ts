import { IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationKind, type NotificationFacts } from '#features/notifications/rules/kind.ts'
import { blogPath } from './paths.ts'

type OfBlog = 'blogId' | 'slug' | 'title'
type OfComment = OfBlog | 'commentId' | 'preview'

const threadOfBlog = ({ blogId }: { blogId: string }) => `blog:${blogId}`
const commentPath = ({ slug, commentId }: { slug: string; commentId: string }) => `${blogPath(slug)}#comment-${commentId}`
const latest = ({ people, facts }: NotificationFacts<OfComment>) => (people > 1 ? `. Latest: “${facts.preview}”` : `: “${facts.preview}”`)

export const blogNotifications = {
  like: notificationKind<OfBlog>({
    label: 'Likes on your blogs',
    recipient: 'author',
    channels: IN_APP_AND_DIGEST,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: () => 'New like',
    message: ({ who, facts }) => `${who} liked “${facts.title}”`,
    path: ({ facts }) => blogPath(facts.slug),
  }),
  comment: notificationKind<OfComment>({
    label: 'Comments on your blogs',
    recipient: 'author',
    channels: IN_APP_AND_DIGEST,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: ({ people }) => (people > 1 ? 'New comments' : 'New comment'),
    message: (data) => `${data.who} commented on “${data.facts.title}”${latest(data)}`,
    path: ({ facts }) => commentPath(facts),
  }),
  reply: notificationKind<OfComment>({
    label: 'Replies to your comments',
    recipient: 'answered',
    channels: IN_APP_AND_EMAIL,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: ({ people }) => (people > 1 ? 'New replies' : 'New reply'),
    message: (data) => `${data.who} replied to you on “${data.facts.title}”${latest(data)}`,
    path: ({ facts }) => commentPath(facts),
  }),
  mention: notificationKind<OfComment>({
    label: 'Mentions of you',
    recipient: 'mentioned',
    channels: IN_APP_AND_EMAIL,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: () => 'New mention',
    message: (data) => `${data.who} mentioned you in “${data.facts.title}”${latest(data)}`,
    path: ({ facts }) => commentPath(facts),
  }),
}
