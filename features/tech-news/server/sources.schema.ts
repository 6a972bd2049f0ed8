import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { MAX_SOURCES } from '../rules/articles.ts'
import { sourceId, sourceInput } from '../rules/news-inputs.ts'
import { fetchNow, readSources, removeSource, retryFailing, saveSource, type SourceHealth } from './manage-sources.ts'
import { NewsCategory } from './news.schema.ts'
import type { FetchRow } from './sources.queries.ts'

const may = 'news.sources'

const NewsFetch = builder.objectRef<FetchRow>('NewsFetch').implement({
  description: 'One fetch of a news source.',
  fields: (t) => ({
    at: t.expose('fetched_at', { type: 'Instant', may }),
    error: t.exposeString('error', { may, nullable: true }),
    items: t.exposeInt('item_count', { may, description: '0 when nothing had changed.' }),
    added: t.exposeInt('new_count', { may }),
  }),
})

const NewsSource = builder.objectRef<SourceHealth>('NewsSource').implement({
  description: 'A feed that news comes from, with its health.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    address: t.exposeString('address', { may }),
    category: t.expose('category', { type: NewsCategory, may }),
    isEnabled: t.exposeBoolean('is_enabled', { may }),
    revision: t.exposeInt('revision', { may }),
    succeededAt: t.expose('succeeded_at', { type: 'Instant', may, nullable: true }),
    nextFetchAt: t.field({ type: 'Instant', may, description: 'Now, if it is due.', resolve: ({ next_fetch_at }, _args, { clock }) => new Date(Math.max(next_fetch_at.getTime(), clock.now().getTime())) }),
    failures: t.exposeInt('failures', { may, description: 'Failed fetches in a row.' }),
    failingSince: t.field({ type: 'Instant', may, nullable: true, description: 'The first failure since the last success, as far as is known.', resolve: ({ failing_since }) => failing_since ?? null }),
    fetches: t.expose('fetches', { type: [NewsFetch], may, extensions: { listSize: 1 }, description: 'The latest fetches, the newest first.' }),
  }),
})

builder.queryField('newsSources', (t) => t.field({ type: [NewsSource], may, extensions: { listSize: MAX_SOURCES }, resolve: (_root, _args, context) => readSources(context) }))

const NewsSourceInput = builder.inputType('NewsSourceInput', {
  fields: (t) => ({
    id: t.id({ required: true, description: 'Made by the browser, so that adding a source twice adds it once.' }),
    revision: t.int({ required: true, description: '0 for a new source.' }),
    name: t.string({ required: true }),
    address: t.string({ required: true }),
    category: t.field({ type: NewsCategory, required: true }),
    isEnabled: t.boolean({ required: true }),
  }),
})

builder.mutationFields((t) => ({
  saveNewsSource: t.boolean({
    may,
    args: { source: t.arg({ type: NewsSourceInput, required: true }) },
    resolve: async (_root, { source }, context) => {
      await saveSource(context, parse(sourceInput, source))
      return true
    },
  }),
  deleteNewsSource: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await removeSource(context, parse(sourceId, args).id)
      return true
    },
  }),
  retryNewsSources: t.int({ may, description: 'Fetches every source that fails again; returns how many.', resolve: (_root, _args, context) => retryFailing(context) }),
  fetchNewsSource: t.boolean({
    may,
    description: 'Fetches a source now.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await fetchNow(context, parse(sourceId, args).id)
      return true
    },
  }),
}))
