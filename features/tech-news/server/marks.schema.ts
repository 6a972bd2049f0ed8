import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { MAX_FEWER } from '../rules/articles.ts'
import { CATEGORY_LABELS } from '../rules/categories.ts'
import { articleId, savingInput } from '../rules/news-inputs.ts'
import { countNewsRead, saveForLater, showFewer, undoFewer } from './mark-articles.ts'
import { listFewer, listSaved, type FewerRow } from './marks.queries.ts'

const may = 'members'
const MAX_SAVED_IDS = 1_000

const FewerNews = builder.objectRef<FewerRow>('FewerNews').implement({
  description: 'Articles of a source in a category that the viewer wants fewer of.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    label: t.string({ may, resolve: ({ source_name, category }) => `${source_name ?? 'Cloggle'}, ${CATEGORY_LABELS[category]}` }),
  }),
})

const ViewerNews = builder.objectRef<{ personId: string }>('ViewerNews').implement({
  description: 'What the viewer saved, and what they want fewer of.',
  fields: (t) => ({
    savedIds: t.stringList({ may, extensions: { listSize: 1 }, resolve: ({ personId }, _args, { db }) => listSaved(db, personId, MAX_SAVED_IDS) }),
    fewer: t.field({ type: [FewerNews], may, extensions: { listSize: MAX_FEWER }, resolve: ({ personId }, _args, { db }) => listFewer(db, personId) }),
  }),
})

builder.queryField('viewerNews', (t) => t.field({ type: ViewerNews, may, resolve: (_root, _args, context) => ({ personId: signedIn(context).id }) }))

builder.mutationFields((t) => ({
  saveNewsForLater: t.boolean({
    may,
    description: 'Saves an article for later, or removes it.',
    args: { id: t.arg.id({ required: true }), isSaved: t.arg.boolean({ required: true }) },
    resolve: async (_root, args, context) => {
      await saveForLater(context, parse(savingInput, args))
      return true
    },
  }),
  showFewerNews: t.boolean({
    may,
    description: 'The viewer wants fewer articles like this one.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await showFewer(context, parse(articleId, args).id)
      return true
    },
  }),
  undoFewerNews: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await undoFewer(context, parse(articleId, args).id)
      return true
    },
  }),
  countNewsRead: t.boolean({
    may: 'anyone',
    description: 'Counts that somebody stayed on an article for a while.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await countNewsRead(context, parse(articleId, args).id)
      return true
    },
  }),
}))
