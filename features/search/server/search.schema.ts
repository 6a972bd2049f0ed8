import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { correctionInput, searchInput, suggestionsInput } from '../rules/search-inputs.ts'
import { correctQuery } from './correct-query.ts'
import type { Hit } from './find-live.ts'
import { reportMiss } from './misses.ts'
import { search, suggest, type KindCount, type SearchResults, type SuggestionGroup } from './search.ts'

const may = 'anyone'

const SearchHit = builder.objectRef<Hit>('SearchHit').implement({
  description: 'Something that was found.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may }),
    id: t.exposeID('id', { may, description: 'Its id within its kind.' }),
    title: t.exposeString('title', { may }),
    snippet: t.exposeString('snippet', { may, description: 'The part of its text that matches best.' }),
    path: t.exposeString('path', { may }),
  }),
})

const Count = builder.objectRef<KindCount>('SearchKindCount').implement({
  description: 'How many things of a kind were found.',
  fields: (t) => ({
    kind: t.exposeString('kind', { may }),
    label: t.exposeString('label', { may }),
    single: t.exposeString('single', { may, description: 'The name of one of them.' }),
    count: t.exposeInt('count', { may }),
    isCapped: t.exposeBoolean('isCapped', { may, description: 'There are more than can be shown.' }),
  }),
})

const Results = builder.objectRef<SearchResults>('SearchResults').implement({
  description: 'One page of results.',
  fields: (t) => ({
    items: t.expose('items', { type: [SearchHit], may, extensions: { listSize: 50 } }),
    total: t.exposeInt('total', { may }),
    isCapped: t.exposeBoolean('isCapped', { may }),
    kinds: t.expose('kinds', { type: [Count], may, description: 'The kinds of everything that was found.', extensions: { listSize: 15 } }),
    next: t.exposeString('next', { may, nullable: true }),
    matched: t.exposeStringList('matched', { may, description: 'The words and concepts that matched, to highlight them.' }),
    searchedFor: t.exposeString('searchedFor', { may, nullable: true, description: 'The words that were searched instead, because nothing has all of the typed ones.' }),
    message: t.exposeString('message', { may, nullable: true, description: 'Why nothing was searched.' }),
    viewerKey: t.exposeString('viewerKey', { may, nullable: true, description: 'The id and the role of the viewer, separated by a space; null for visitors.' }),
  }),
})

const Group = builder.objectRef<SuggestionGroup>('SearchSuggestionGroup').implement({
  fields: (t) => ({
    kind: t.exposeString('kind', { may }),
    label: t.exposeString('label', { may }),
    items: t.expose('items', { type: [SearchHit], may, extensions: { listSize: 5 } }),
  }),
})

const Suggestions = builder.objectRef<{ groups: SuggestionGroup[]; matched: string[] }>('SearchSuggestions').implement({
  description: 'A few things of each kind for what somebody is typing.',
  fields: (t) => ({
    groups: t.expose('groups', { type: [Group], may, extensions: { listSize: 15 } }),
    matched: t.exposeStringList('matched', { may }),
  }),
})

builder.queryFields((t) => ({
  search: t.field({
    type: Results,
    may,
    description: 'Everything that the viewer may see and that has all words of a text, or the most useful of them if there is nothing or, for a question, little; of all kinds or of one.',
    args: { q: t.arg.string({ required: true }), kind: t.arg.string(), after: t.arg.string(), first: t.arg.int() },
    resolve: (_root, args, context) => search(context, parse(searchInput, args)),
  }),
  searchSuggestions: t.field({
    type: Suggestions,
    may,
    args: { q: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => suggest(context, parse(suggestionsInput, args).q),
  }),
  listCorrection: t.string({
    may,
    nullable: true,
    description: 'What a text with typing errors meant, by what the viewer finds of one kind; null without errors or results.',
    args: { q: t.arg.string({ required: true }), kind: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => correctQuery(context, parse(correctionInput, args)),
  }),
}))

builder.mutationField('reportSearchMiss', (t) =>
  t.boolean({
    may,
    description: 'Counts a text for which the viewer is shown no results.',
    args: { q: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await reportMiss(context, parse(suggestionsInput, args).q)
      return true
    },
  }),
)
