import { builder } from '#platform/server/graphql/builder.ts'
import { readIndexSize } from './index.queries.ts'
import { dismissMiss, readMisses } from './misses.ts'
import type { MissRow } from './misses.queries.ts'
import { requestRebuild } from './search.tasks.ts'

const may = 'search.manage'

const Miss = builder.objectRef<MissRow>('SearchMiss').implement({
  description: 'A text that was searched without a result.',
  fields: (t) => ({
    text: t.exposeString('text', { may }),
    count: t.exposeInt('count', { may }),
    firstAt: t.expose('first_at', { type: 'Instant', may }),
    lastAt: t.expose('last_at', { type: 'Instant', may }),
  }),
})

const Index = builder.objectRef<{ documents: number; words: number; rebuilt_at: Date | null }>('SearchIndex').implement({
  description: 'The size of the search index.',
  fields: (t) => ({
    documents: t.exposeInt('documents', { may }),
    words: t.exposeInt('words', { may }),
    rebuiltAt: t.expose('rebuilt_at', { type: 'Instant', may, nullable: true }),
  }),
})

builder.queryFields((t) => ({
  searchMisses: t.field({ type: [Miss], may, description: 'The most frequent searches without a result.', extensions: { listSize: 100 }, resolve: (_root, _args, context) => readMisses(context) }),
  searchIndex: t.field({ type: Index, may, resolve: (_root, _args, context) => readIndexSize(context.db) }),
}))

builder.mutationFields((t) => ({
  dismissSearchMiss: t.boolean({
    may,
    description: 'Removes a text from the list of searches without a result.',
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_root, { text }, context) => (await dismissMiss(context, text.slice(0, 100)), true),
  }),
  rebuildSearchIndex: t.boolean({ may, description: 'Rebuilds the index in the background.', resolve: async (_root, _args, context) => (await requestRebuild(context), true) }),
}))
