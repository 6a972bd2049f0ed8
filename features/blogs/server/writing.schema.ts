import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { signedIn } from '#platform/server/context.ts'
import { titleFromText } from '../rules/blog.ts'
import { blogDaysInput, blogId, blogText, CONTENT_FORMATS } from '../rules/blog-inputs.ts'
import { seriesChoice } from '../rules/series-inputs.ts'
import { REACTIONS, type Reaction } from '../rules/reactions.ts'
import { reactionInput } from '../rules/comment-inputs.ts'
import { mayEdit, mayRemove } from '../rules/permissions.ts'
import { countRead } from './count-read.ts'
import { listOwnBlogs, listVersions, type DraftRow, type OwnBlogRow, type VersionRow } from './drafts.queries.ts'
import { openDraft } from './open-draft.ts'
import { publishBlog, type Published } from './publish-blog.ts'
import { reactToBlog } from './react-to-blog.ts'
import { readStatistics } from './read-statistics.ts'
import type { BlogDayRow } from './statistics.queries.ts'
import { viewerBlogs, type ViewerBlogRow } from './reactions.queries.ts'
import { withoutBlockedAuthors } from './read-blogs.ts'
import { deleteBlog, discardChanges, unpublishBlog } from './unpublish-blog.ts'
import { writeDraft, type SavedDraft } from './write-draft.ts'

const ReactionKind = builder.enumType('Reaction', { values: REACTIONS })

const ViewerBlog = builder.objectRef<ViewerBlogRow>('ViewerBlog').implement({
  description: 'A blog for the viewer: own reaction and rights, and the current counts.',
  fields: (t) => ({
    _id: t.exposeID('id', { may: 'members' }),
    likeCount: t.exposeInt('like_count', { may: 'members' }),
    dislikeCount: t.exposeInt('dislike_count', { may: 'members' }),
    commentCount: t.exposeInt('comment_count', { may: 'members' }),
    reaction: t.expose('reaction', { type: ReactionKind, may: 'members', nullable: true }),
    followsAuthor: t.exposeBoolean('follows_author', { may: 'members' }),
    isBookmarked: t.exposeBoolean('is_bookmarked', { may: 'members' }),
    isRead: t.exposeBoolean('is_read', { may: 'members', description: 'Whether the viewer has read it.' }),
    mayEdit: t.boolean({ may: 'members', resolve: (row, _args, context) => mayEdit(context.viewer, row) }),
    mayRemove: t.boolean({ may: 'members', resolve: (row, _args, context) => mayRemove(context.viewer, row) }),
  }),
})

const Draft = builder.objectRef<DraftRow>('BlogDraft').implement({
  description: 'A draft; only its author can read it.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    revision: t.exposeInt('revision', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    content: t.exposeString('content', { may: 'members' }),
    tags: t.exposeStringList('tags', { may: 'members' }),
    coverId: t.exposeID('cover_id', { may: 'members', nullable: true }),
    coverUrl: t.string({
      may: 'members',
      nullable: true,
      resolve: (row) => (row.cover_id === null ? null : imageUrl(row.cover_id, 'medium')),
    }),
    savedAt: t.expose('saved_at', { type: 'Instant', may: 'members' }),
    publishedSlug: t.string({
      may: 'members',
      nullable: true,
      resolve: (row) => (row.published_at === null ? null : row.slug),
    }),
    hasUnpublishedChanges: t.boolean({
      may: 'members',
      description: 'Whether the blog is published and its draft was changed since.',
      resolve: (row) => row.published_at !== null && row.published_revision !== row.revision,
    }),
  }),
})

const Version = builder.objectRef<VersionRow>('BlogVersion').implement({
  description: 'An older state of a draft.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    content: t.exposeString('content', { may: 'members' }),
    tags: t.exposeStringList('tags', { may: 'members' }),
    published: t.exposeBoolean('published', { may: 'members' }),
    savedAt: t.expose('saved_at', { type: 'Instant', may: 'members' }),
  }),
})

const OwnBlog = builder.objectRef<OwnBlogRow>('OwnBlog').implement({
  description: 'A blog or draft in the list of its author.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    title: t.string({
      may: 'members',
      description: 'The title, or the first line of a text without one.',
      resolve: async ({ title, start }) => title || titleFromText((await import('#platform/server/rich-text/plain-text.ts')).plainTextOf(start)),
    }),
    slug: t.exposeString('slug', { may: 'members', nullable: true }),
    isPublished: t.boolean({ may: 'members', resolve: (row) => row.published_at !== null }),
    hasDraft: t.exposeBoolean('has_draft', { may: 'members' }),
    changedAt: t.expose('changed_at', { type: 'Instant', may: 'members' }),
    likeCount: t.exposeInt('like_count', { may: 'members' }),
    commentCount: t.exposeInt('comment_count', { may: 'members' }),
    readCount: t.exposeInt('read_count', { may: 'members' }),
  }),
})

const BlogDay = builder.objectRef<BlogDayRow>('BlogDay').implement({
  description: 'What happened to the blogs of an author on one day (UTC).',
  fields: (t) => ({
    day: t.exposeString('day', { may: 'members', description: '2026-11-28' }),
    readCount: t.exposeInt('reads', { may: 'members' }),
    likeCount: t.exposeInt('likes', { may: 'members' }),
    commentCount: t.exposeInt('comments', { may: 'members' }),
  }),
})

builder.queryFields((t) => ({
  viewerBlogs: t.field({
    type: [ViewerBlog],
    may: 'members',
    args: { ids: t.arg.idList({ required: true }) },
    description: 'The viewer’s reactions to these blogs, without those that the viewer may not see.',
    resolve: async (_root, args, context) => {
      const { ids } = parse(z.object({ ids: z.array(z.uuid()).max(100, 'Ask for at most 100.') }), args)
      return withoutBlockedAuthors(context, await viewerBlogs(context.db, signedIn(context).id, ids))
    },
  }),
  blogDraft: t.field({
    type: Draft,
    may: 'members',
    description: 'The draft of the viewer’s blog; the published text if there is no newer draft.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => openDraft(context, parse(blogId, args).id),
  }),
  blogVersions: t.field({
    type: [Version],
    may: 'members',
    description: 'The older versions of the viewer’s draft, newest first.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => listVersions(context.db, parse(blogId, args).id, signedIn(context).id),
  }),
  ownBlogs: t.field({
    type: [OwnBlog],
    may: 'members',
    description: 'The viewer’s blogs and drafts, most recently changed first.',
    resolve: (_root, _args, context) => listOwnBlogs(context.db, signedIn(context).id),
  }),
  ownBlogDays: t.field({
    type: [BlogDay],
    may: 'members',
    description: 'Views, likes and comments of the viewer’s blogs by day, the last 30 days; of one blog if its id is given.',
    args: { id: t.arg.id() },
    resolve: (_root, args, context) => readStatistics(context, parse(blogDaysInput, args).id),
  }),
}))

const DraftSaved = builder.objectRef<SavedDraft>('DraftSaved').implement({
  description: 'The draft after saving.',
  fields: (t) => ({
    revision: t.exposeInt('revision', { may: 'members' }),
    savedAt: t.expose('savedAt', { type: 'Instant', may: 'members' }),
    hasUnpublishedChanges: t.exposeBoolean('hasUnpublishedChanges', { may: 'members' }),
  }),
})

const BlogPublished = builder.objectRef<Published>('BlogPublished').implement({
  description: 'The address of a blog after publishing.',
  fields: (t) => ({
    _id: t.exposeID('id', { may: 'members' }),
    slug: t.exposeString('slug', { may: 'members' }),
    revision: t.exposeInt('revision', { may: 'members' }),
    characters: t.exposeInt('characters', { may: 'members', description: 'The number of characters of the text without tags.' }),
  }),
})

const Reacted = builder
  .objectRef<{ id: string; likeCount: number; dislikeCount: number; reaction: Reaction | null }>('BlogReacted')
  .implement({
    description: 'The counts of a blog and the viewer’s reaction.',
    fields: (t) => ({
      _id: t.exposeID('id', { may: 'members' }),
      likeCount: t.exposeInt('likeCount', { may: 'members' }),
      dislikeCount: t.exposeInt('dislikeCount', { may: 'members' }),
      reaction: t.expose('reaction', { type: ReactionKind, may: 'members', nullable: true }),
    }),
  })

const ContentFormat = builder.enumType('ContentFormat', {
  description: 'What a text is written in: the HTML of the editor, the HTML of other programs, which is converted like a pasted page, or Markdown.',
  values: CONTENT_FORMATS,
})

const BlogTextInput = builder.inputType('BlogTextInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Generated by the browser for a new blog.' }),
    revision: t.int({ required: true, description: 'The revision that was edited; 0 for the first save.' }),
    title: t.string({ required: true }),
    content: t.string({ required: true }),
    format: t.field({ type: ContentFormat, description: 'What `content` is written in; `EDITOR` if absent.' }),
    tags: t.stringList({ required: true }),
    coverId: t.id(),
  }),
})

const BlogSeriesChoice = builder.inputType('BlogSeriesChoice', {
  description: 'One of the viewer’s series; without an id, none.',
  fields: (t) => ({
    id: t.id({ description: 'Generated by the browser for a new series.' }),
    title: t.string({ description: 'Creates a series with this title.' }),
  }),
})

builder.mutationFields((t) => ({
  saveDraft: t.field({
    type: DraftSaved,
    may: 'blogs.write',
    description: 'Saves a draft if it is still at the given revision.',
    args: { text: t.arg({ type: BlogTextInput, required: true }) },
    resolve: (_root, args, context) => writeDraft(context, parse(blogText, args.text)),
  }),
  publishBlog: t.field({
    type: BlogPublished,
    may: 'blogs.write',
    description: 'Publishes a blog with this text.',
    args: {
      text: t.arg({ type: BlogTextInput, required: true }),
      series: t.arg({ type: BlogSeriesChoice, description: 'The series to put it into; absent: it stays in the series that it is in.' }),
    },
    resolve: (_root, args, context) => publishBlog(context, parse(blogText, args.text), parse(seriesChoice, args.series)),
  }),
  unpublishBlog: t.boolean({
    may: 'members',
    description: 'Unpublishes the viewer’s blog; its text stays as a draft.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(unpublishBlog(context, parse(blogId, args).id)),
  }),
  discardBlogChanges: t.boolean({
    may: 'members',
    description: 'Replaces the draft of the viewer’s published blog by the published text.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(discardChanges(context, parse(blogId, args).id)),
  }),
  deleteBlog: t.boolean({
    may: 'members',
    description: 'Deletes a blog or a draft.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(deleteBlog(context, parse(blogId, args).id)),
  }),
  reactToBlog: t.field({
    type: Reacted,
    may: 'blogs.react',
    description: 'Sets the viewer’s reaction; null removes it.',
    args: { blogId: t.arg.id({ required: true }), reaction: t.arg({ type: ReactionKind }) },
    resolve: (_root, args, context) => reactToBlog(context, parse(reactionInput, args)),
  }),
  countRead: t.boolean({
    may: 'anyone',
    description: 'Counts a read of a blog; returns whether it was counted.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) =>
      done(countRead(context, parse(blogId, args).id)).catch((error: unknown) => {
        // Reading a blog again within the hour is not an error; it is not counted.
        if (error instanceof Refusal && error.code === 'TOO_FAST') return false
        throw error
      }),
  }),
}))
