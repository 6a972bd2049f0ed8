import { IN_APP_AND_DIGEST, IN_APP_AND_EMAIL, notificationKind, type NotificationFacts } from '#features/notifications/rules/kind.ts'
import { blogPath } from './paths.ts'

type OfBlog = 'blogId' | 'slug' | 'title'
type OfComment = OfBlog | 'commentId' | 'preview'

const threadOfBlog = ({ blogId }: { blogId: string }) => `blog:${blogId}`
const commentPath = ({ slug, commentId }: { slug: string; commentId: string }) => `${blogPath(slug)}#comment-${commentId}`
const latest = ({ people, facts }: NotificationFacts<OfComment>) => (people > 1 ? `. The latest: “${facts.preview}”` : `: “${facts.preview}”`)

export const blogNotifications = {
  like: notificationKind<OfBlog>({
    label: 'Somebody likes your blog',
    tells: 'author',
    channels: IN_APP_AND_DIGEST,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: () => 'Your blog was liked',
    message: ({ who, facts }) => `${who} liked “${facts.title}”`,
    path: ({ facts }) => blogPath(facts.slug),
  }),
  comment: notificationKind<OfComment>({
    label: 'Somebody comments on your blog',
    tells: 'author',
    channels: IN_APP_AND_DIGEST,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: ({ people }) => (people > 1 ? 'New comments' : 'New comment'),
    message: (told) => `${told.who} commented on “${told.facts.title}”${latest(told)}`,
    path: ({ facts }) => commentPath(facts),
  }),
  reply: notificationKind<OfComment>({
    label: 'Somebody replies to you',
    tells: 'answered',
    channels: IN_APP_AND_EMAIL,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: ({ people }) => (people > 1 ? 'New replies' : 'New reply'),
    message: (told) => `${told.who} replied to you under “${told.facts.title}”${latest(told)}`,
    path: ({ facts }) => commentPath(facts),
  }),
  mention: notificationKind<OfComment>({
    label: 'Somebody mentions you',
    tells: 'mentioned',
    channels: IN_APP_AND_EMAIL,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: () => 'You were mentioned',
    message: (told) => `${told.who} mentioned you under “${told.facts.title}”${latest(told)}`,
    path: ({ facts }) => commentPath(facts),
  }),
}
