import { parse } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { copyInput, listedInput, listId, listInput, MAX_LISTED, NO_LIST, orderInput } from '../rules/problem-lists.ts'
import { deleteProblemList, listProblemLists, saveListed, saveListOrder, saveListPosition, type ListedProblemRow, type ProblemListRow } from './problem-lists.queries.ts'
import { saveListWith, saveOrRefuse } from './save-problem-list.ts'
import { listTrackSlugs } from './topics-and-tracks.ts'

const may = 'members'

export const ListedProblem = builder.objectRef<ListedProblemRow>('ListedProblem').implement({
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    difficulty: t.exposeString('difficulty', { may: 'anyone' }),
    isSolved: t.exposeBoolean('isSolved', { may: 'anyone' }),
  }),
})

const ProblemList = builder.objectRef<ProblemListRow>('ProblemList').implement({
  description: 'A list of problems of the viewer. Only they see it, unless they share it.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    isShared: t.exposeBoolean('is_shared', { may }),
    problems: t.expose('problems', { type: [ListedProblem], may, extensions: { listSize: 10 } }),
  }),
})

builder.queryField('ownProblemLists', (t) =>
  t.field({ type: [ProblemList], may, description: 'By name.', extensions: { listSize: 5 }, resolve: (_root, _args, context) => listProblemLists(context.db, signedIn(context).id) }),
)

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  return {
    saveProblemList: t.boolean({
      may,
      description: 'Creates a list or renames one.',
      args: { id, name: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const personId = signedIn(context).id
        await rateLimit(context, 'code.person', personId)
        const list = parse(listInput, args)
        await context.inTransaction(({ db, clock }) => saveOrRefuse(db, { ...list, personId, at: clock.now() }))
        return true
      },
    }),
    copyTrackToList: t.boolean({
      may,
      description: 'Creates a list with the problems of a track, named like it.',
      args: { id, track: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        const personId = signedIn(context).id
        await rateLimit(context, 'code.person', personId)
        const { id, track: slug } = parse(copyInput, args)
        await context.inTransaction(async ({ db, clock }) => {
          const track = (await listTrackSlugs({ db })).find((one) => one.slug === slug)
          if (track === undefined) throw new Refusal('NOT_FOUND')
          await saveListWith(db, track.problems, { id, name: track.title, personId, at: clock.now() })
        })
        return true
      },
    }),
    orderProblemList: t.boolean({
      may,
      description: 'Orders the problems of a list of the viewer.',
      args: { id, problems: t.arg.stringList({ required: true }) },
      resolve: async (_root, args, context) => {
        const personId = signedIn(context).id
        await rateLimit(context, 'code.person', personId)
        const { id, problems: slugs } = parse(orderInput, args)
        if (!(await context.inTransaction(({ db, clock }) => saveListOrder(db, { id, personId, slugs, at: clock.now() })))) throw new Refusal('NOT_FOUND', { message: NO_LIST })
        return true
      },
    }),
    deleteProblemList: t.boolean({
      may,
      args: { id },
      resolve: async (_root, args, context) => {
        await rateLimit(context, 'code.person', signedIn(context).id)
        await deleteProblemList(context.db, parse(listId, args).id, signedIn(context).id)
        return true
      },
    }),
    listProblem: t.boolean({
      may,
      description: 'Puts a problem on a list of the viewer, or takes it off. It comes last, or at `position`, counted from 0.',
      args: { id, problem: t.arg.string({ required: true }), isListed: t.arg.boolean({ required: true }), position: t.arg.int() },
      resolve: async (_root, args, context) => {
        const personId = signedIn(context).id
        await rateLimit(context, 'code.person', personId)
        const { problem: slug, position, ...listed } = parse(listedInput, args)
        await context.inTransaction(async ({ db, clock }) => {
          const at = clock.now()
          if (!(await saveListed(db, { ...listed, slug, personId, at, max: MAX_LISTED }))) throw new Refusal('NOT_FOUND', { message: NO_LIST })
          if (listed.isListed && position !== null) await saveListPosition(db, { id: listed.id, personId, slug, position, at })
        })
        return true
      },
    }),
  }
})
