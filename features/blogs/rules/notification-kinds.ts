import { commentPath } from '#features/discussions/rules/comments.ts'
import { latestText } from '#features/discussions/rules/notification-kinds.ts'
import { IN_APP_AND_DIGEST, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { blogPath } from './paths.ts'

type OfBlog = 'blogId' | 'slug' | 'title'
type OfComment = OfBlog | 'commentId' | 'preview'

const threadOfBlog = ({ blogId }: { blogId: string }) => `blog:${blogId}`

/** Replies and mentions in comments are kinds of `features/discussions`. */
export const blogNotifications = notificationArea('Blogs', {
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
  newBlog: notificationKind<OfBlog>({
    label: 'New blogs of people you follow',
    recipient: 'follower',
    channels: IN_APP_AND_DIGEST,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: () => 'New blog',
    message: ({ who, facts }) => `${who} published “${facts.title}”`,
    path: ({ facts }) => blogPath(facts.slug),
  }),
  comment: notificationKind<OfComment>({
    label: 'Comments on your blogs',
    recipient: 'author',
    channels: IN_APP_AND_DIGEST,
    subject: ({ blogId }) => blogId,
    thread: threadOfBlog,
    title: ({ people }) => (people > 1 ? 'New comments' : 'New comment'),
    message: (data) => `${data.who} commented on “${data.facts.title}”${latestText(data)}`,
    path: ({ facts }) => commentPath(blogPath(facts.slug), facts.commentId),
  }),
})
