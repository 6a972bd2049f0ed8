import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { signedIn } from '#platform/server/context.ts'
import { Person } from '#features/people/server/public.ts'
import { MAX_PARTS, MAX_SERIES } from '../rules/series.ts'
import { editSeriesInput, newSeriesInput, orderInput, placeInput, seriesInput } from '../rules/series-inputs.ts'
import { placeInSeries, reorderSeries } from './place-in-series.ts'
import { readSeries } from './read-series.ts'
import { listOwnParts, listOwnSeries, type OwnPartRow, type OwnSeriesRow, type SeriesPartRow, type SeriesRow } from './series.queries.ts'
import { createSeries, deleteSeries, editSeries } from './write-series.ts'

const SeriesPart = builder.objectRef<SeriesPartRow>('BlogSeriesPart').implement({
  description: 'A published blog as a part of a series.',
  fields: (t) => ({
    _id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    readingMinutes: t.exposeInt('reading_minutes', { may: 'anyone' }),
    createdAt: t.string({ may: 'anyone', description: 'Epoch milliseconds as text.', resolve: (row) => String(row.published) }),
  }),
})

/** A series with its published parts. */
export const BlogSeries = builder.objectRef<SeriesRow>('BlogSeries').implement({
  description: 'A series of blogs by one author.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    description: t.exposeString('description', { may: 'anyone' }),
    updatedAt: t.expose('updated_at', { type: 'Instant', may: 'anyone' }),
    partCount: t.int({ may: 'anyone', resolve: ({ parts }) => parts.length }),
    readingMinutes: t.int({ may: 'anyone', description: 'Of all parts together.', resolve: ({ parts }) => parts.reduce((sum, part) => sum + part.reading_minutes, 0) }),
    parts: t.expose('parts', { type: [SeriesPart], may: 'anyone', description: 'The published parts in their order.', extensions: { listSize: MAX_PARTS } }),
    author: t.field({
      type: Person,
      may: 'anyone',
      resolve: (row) => ({ id: row.author_id, username: row.author_username, name: row.author_name, headline: row.author_headline, avatar_id: row.author_avatar_id }),
    }),
  }),
})

const OwnSeries = builder.objectRef<OwnSeriesRow>('OwnBlogSeries').implement({
  description: 'A series as its author sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    slug: t.exposeString('slug', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    description: t.exposeString('description', { may: 'members' }),
    revision: t.exposeInt('revision', { may: 'members' }),
    isHidden: t.exposeBoolean('is_hidden', { may: 'members', description: 'Whether a moderator has hidden it.' }),
    blogIds: t.exposeStringList('part_ids', { may: 'members', description: 'The ids of its parts in their order.' }),
    publishedCount: t.exposeInt('published_parts', { may: 'members' }),
  }),
})

const OwnPart = builder.objectRef<OwnPartRow>('OwnBlogSeriesPart').implement({
  description: 'A part of a series as its author sees it.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    title: t.exposeString('title', { may: 'members' }),
    slug: t.exposeString('slug', { may: 'members' }),
    readingMinutes: t.exposeInt('reading_minutes', { may: 'members' }),
    isPublished: t.exposeBoolean('is_published', { may: 'members' }),
  }),
})

builder.queryFields((t) => ({
  blogSeries: t.field({
    type: BlogSeries,
    may: 'anyone',
    nullable: true,
    description: 'A series with published parts by any slug it ever had.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => readSeries(context, slug.slice(0, 200)),
  }),
  ownBlogSeries: t.field({
    type: [OwnSeries],
    may: 'members',
    description: 'The viewer’s series, most recently changed first.',
    extensions: { listSize: MAX_SERIES },
    resolve: (_root, _args, context) => listOwnSeries(context.db, signedIn(context).id),
  }),
  ownBlogSeriesParts: t.field({
    type: [OwnPart],
    may: 'members',
    description: 'The parts of the viewer’s series in their order, unpublished ones included.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { listSize: MAX_PARTS },
    resolve: (_root, args, context) => listOwnParts(context.db, parse(seriesInput, args).id, signedIn(context).id),
  }),
}))

builder.mutationFields((t) => ({
  createBlogSeries: t.boolean({
    may: 'blogs.write',
    description: 'Creates an empty series.',
    args: { id: t.arg.id({ required: true }), title: t.arg.string({ required: true }), description: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(createSeries(context, parse(newSeriesInput, args))),
  }),
  editBlogSeries: t.boolean({
    may: 'blogs.write',
    description: 'Changes the title and description of the viewer’s series if it is still at this revision.',
    args: { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }), title: t.arg.string({ required: true }), description: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(editSeries(context, parse(editSeriesInput, args))),
  }),
  reorderBlogSeries: t.int({
    may: 'blogs.write',
    description: 'Puts all parts of the viewer’s series into this order if it is still at this revision; returns the new revision.',
    args: { id: t.arg.id({ required: true }), revision: t.arg.int({ required: true }), blogIds: t.arg.idList({ required: true }) },
    resolve: (_root, args, context) => reorderSeries(context, parse(orderInput, args)),
  }),
  placeBlogInSeries: t.boolean({
    may: 'blogs.write',
    description: 'Makes the viewer’s blog the last part of one of their series; without a series, takes it out.',
    args: { blogId: t.arg.id({ required: true }), seriesId: t.arg.id() },
    resolve: (_root, args, context) => done(placeInSeries(context, parse(placeInput, args))),
  }),
  deleteBlogSeries: t.boolean({
    may: 'members',
    description: 'Deletes the viewer’s series; its blogs stay.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(deleteSeries(context, parse(seriesInput, args).id)),
  }),
}))
