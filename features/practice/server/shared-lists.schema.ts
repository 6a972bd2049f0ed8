import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { Person } from '#features/people/server/public.ts'
import { copyListInput, listId, shareInput } from '../rules/problem-lists.ts'
import { ListedProblem } from './problem-lists.schema.ts'
import { copySharedList, readSharedList, shareList } from './shared-lists.ts'
import type { SharedListRow } from './shared-lists.queries.ts'

const may = 'anyone'

const SharedList = builder.objectRef<SharedListRow>('SharedProblemList').implement({
  description: 'A list of problems that its owner shared. Everyone who has its address can read it.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    owner: t.expose('owner', { type: Person, may }),
    problems: t.expose('problems', { type: [ListedProblem], may, extensions: { listSize: 10 } }),
  }),
})

builder.queryField('sharedProblemList', (t) => t.field({ type: SharedList, nullable: true, may, args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => readSharedList(context, parse(listId, args).id) }))

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  return {
    shareProblemList: t.boolean({
      may: 'members',
      description: 'Lets everyone who has its address read a list of the viewer, or ends that.',
      args: { id, isShared: t.arg.boolean({ required: true }) },
      resolve: (_root, args, context) => done(shareList(context, parse(shareInput, args))),
    }),
    copyProblemList: t.boolean({
      may: 'members',
      description: 'Copies a shared list into a new list of the viewer, with its name and order.',
      args: { id, from: t.arg.id({ required: true }) },
      resolve: (_root, args, context) => done(copySharedList(context, parse(copyListInput, args))),
    }),
  }
})
