import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { filterQuery, filterText } from '../rules/job-filter.ts'
import { ALERTS } from '../rules/alerts.ts'
import { searchIdInput, searchInput } from '../rules/job-inputs.ts'
import { MAX_SEARCHES } from '../rules/jobs.ts'
import { JOBS_PATH } from '../rules/paths.ts'
import { forgetSearch, keepSearch, readSearches } from './job-searches.ts'
import { countMatching } from './jobs.queries.ts'
import { JobFilterInput } from './job.schema.ts'
import type { SearchRow } from './searches.queries.ts'

const may = 'members'
const MAX_MATCHES = 100

const JobAlert = builder.enumType('JobAlert', { values: ALERTS })

const JobSearch = builder.objectRef<SearchRow>('JobSearch').implement({
  description: 'A search for jobs that the viewer saved.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    text: t.string({ may, description: 'The filter in words.', resolve: ({ filter }) => filterText(filter) }),
    path: t.string({ may, resolve: ({ filter }) => `${JOBS_PATH}?${filterQuery(filter)}` }),
    query: t.string({ may, description: 'The filter as query parameters.', resolve: ({ filter }) => filterQuery(filter) }),
    matches: t.int({
      may,
      description: `How many open jobs match, at most ${MAX_MATCHES}.`,
      resolve: ({ filter }, _args, context) => countMatching(context.db, { filter, at: context.clock.now(), viewerId: signedIn(context).id, max: MAX_MATCHES }),
    }),
    alert: t.expose('alert', { type: JobAlert, may }),
  }),
})

builder.queryField('jobSearches', (t) => t.field({ type: [JobSearch], may, extensions: { listSize: MAX_SEARCHES }, resolve: (_root, _args, context) => readSearches(context) }))

builder.mutationFields((t) => ({
  saveJobSearch: t.boolean({
    may,
    args: {
      id: t.arg.id({ required: true, description: 'Made by the browser.' }),
      name: t.arg.string({ required: true }),
      filter: t.arg({ type: JobFilterInput, required: true }),
      alert: t.arg({ type: JobAlert, required: true }),
    },
    resolve: async (_root, args, context) => {
      await keepSearch(context, parse(searchInput, args))
      return true
    },
  }),
  deleteJobSearch: t.boolean({
    may,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await forgetSearch(context, parse(searchIdInput, args).id)
      return true
    },
  }),
}))
