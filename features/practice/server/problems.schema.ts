import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { PROBLEM_SORTS } from '../rules/find-problems.ts'
import { problemListInput } from '../rules/problem-list-input.ts'
import { DIFFICULTIES, LANGUAGES, type Parameter } from '../rules/problem.ts'
import { listProblems, listProblemTags, type FoundProblem, type ProblemList } from './list-problems.ts'
import { isPythonJudged } from './python-judged.ts'
import { readProblemDetails, type ProblemDetails, type Sample } from './read-problem.ts'

export const Difficulty = builder.enumType('Difficulty', { description: 'How hard a problem is.', values: DIFFICULTIES })
export const Language = builder.enumType('Language', { description: 'A programming language for solutions.', values: LANGUAGES })
export const ProblemSort = builder.enumType('ProblemSort', { description: 'An order of the list of problems.', values: PROBLEM_SORTS })

export const ProblemCardType = builder.objectRef<FoundProblem>('ProblemCard').implement({
  description: 'A problem in a list.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    difficulty: t.expose('difficulty', { type: Difficulty, may: 'anyone' }),
    category: t.exposeString('category', { may: 'anyone', description: '`algo`, `math` or `ds`.' }),
    tags: t.exposeStringList('tags', { may: 'anyone' }),
    matchedAlias: t.string({ may: 'anyone', nullable: true, description: 'The other name by which a search found it; null if its title or something else matches.', resolve: ({ matchedAlias }) => matchedAlias ?? null }),
  }),
})

export const ProblemResults = builder.objectRef<ProblemList>('ProblemResults').implement({
  description: 'A page of the list of problems.',
  fields: (t) => ({
    items: t.expose('items', { type: [ProblemCardType], may: 'anyone', extensions: { listSize: 50 } }),
    total: t.exposeInt('total', { may: 'anyone', description: 'The number of matching problems.' }),
    page: t.exposeInt('page', { may: 'anyone' }),
    pages: t.exposeInt('pages', { may: 'anyone', description: 'The number of pages.' }),
  }),
})

const ProblemParameter = builder.objectRef<Parameter>('ProblemParameter').implement({
  description: 'A parameter of the function that a solution defines, or a table that a query reads.',
  fields: (t) => ({
    name: t.exposeString('name', { may: 'anyone' }),
    type: t.exposeString('type', { may: 'anyone', description: 'Such as `integer`, `number[][]`, `text?` or `table(user_id integer, score number?)`.' }),
    description: t.exposeString('says', { may: 'anyone' }),
  }),
})

const ProblemSample = builder.objectRef<Sample>('ProblemSample').implement({
  description: 'A sample test: its list of arguments and its expected answer in wire format, and an explanation as HTML.',
  fields: (t) => ({
    given: t.exposeString('given', { may: 'anyone' }),
    expected: t.exposeString('expected', { may: 'anyone' }),
    explanation: t.exposeString('explanation', { may: 'anyone' }),
  }),
})

const Problem = builder.objectRef<ProblemDetails>('Problem').implement({
  description: 'A published problem without its hidden tests, hints and editorial.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    previousSlugs: t.exposeStringList('previousSlugs', { may: 'anyone', description: 'Slugs that it had before. Their pages redirect.', extensions: { listSize: 10 } }),
    title: t.exposeString('title', { may: 'anyone' }),
    difficulty: t.expose('difficulty', { type: Difficulty, may: 'anyone' }),
    category: t.exposeString('category', { may: 'anyone' }),
    tags: t.exposeStringList('tags', { may: 'anyone' }),
    revision: t.exposeString('revision', { may: 'anyone', description: 'Changes whenever something changes that verdicts depend on.' }),
    description: t.exposeString('description', { may: 'anyone', description: 'The statement as Markdown.' }),
    statementHtml: t.exposeString('statementHtml', { may: 'anyone', description: 'The statement as HTML.' }),
    sampleInput: t.exposeString('sampleInput', { may: 'anyone' }),
    sampleOutput: t.exposeString('sampleOutput', { may: 'anyone' }),
    sampleCode: t.string({
      may: 'anyone',
      description: 'The code that a solution starts from, by default in the first language of the problem; empty for a language that it does not have.',
      args: { language: t.arg({ type: Language }) },
      resolve: ({ languages, starterCode }, { language }) => starterCode[language ?? languages[0]!] ?? '',
    }),
    languages: t.expose('languages', { type: [Language], may: 'anyone', description: 'The languages in which it can be solved.', extensions: { listSize: 3 } }),
    functionName: t.exposeString('function', { may: 'anyone', description: 'The name of the function in snake_case; `query` of a SQL problem.' }),
    parameters: t.expose('parameters', { type: [ProblemParameter], may: 'anyone', extensions: { listSize: 6 } }),
    returnType: t.string({ may: 'anyone', resolve: ({ returns }) => returns.type }),
    returnDescription: t.string({ may: 'anyone', description: 'What the function returns.', resolve: ({ returns }) => returns.says }),
    checker: t.exposeString('checker', { may: 'anyone', description: 'How answers are checked, as JSON.' }),
    answerRule: t.exposeString('answerRule', { may: 'anyone', description: 'Which answers are correct, as a sentence.' }),
    seconds: t.exposeFloat('seconds', { may: 'anyone', description: 'The limit of processor time for one test.' }),
    megabytes: t.exposeInt('megabytes', { may: 'anyone', description: 'The memory limit.' }),
    needsNumpy: t.exposeBoolean('needsNumpy', { may: 'anyone', description: 'Whether solutions in Python need NumPy.' }),
    whyNoNumpy: t.exposeString('whyNoNumpy', { may: 'anyone', nullable: true, description: 'Why solutions can’t use NumPy; null if they can.' }),
    isPythonJudged: t.boolean({
      may: 'anyone',
      description: 'Whether a judge can run solutions in Python; false if the problem needs NumPy and no judge has it.',
      resolve: (problem, _args, context) => isPythonJudged(context, problem),
    }),
    samples: t.expose('samples', { type: [ProblemSample], may: 'anyone', extensions: { listSize: 10 } }),
    hiddenTests: t.exposeInt('hiddenTests', { may: 'anyone', description: 'The number of hidden tests.' }),
  }),
})

builder.queryFields((t) => ({
  problems: t.field({
    type: ProblemResults,
    may: 'anyone',
    description: 'The published problems that match, a page at a time.',
    args: {
      q: t.arg.string({ description: 'A title, another name, a tag or words of the statement. Any part of a title or tag is found.' }),
      difficulty: t.arg({ type: Difficulty }),
      tags: t.arg.stringList({ description: 'Tags that a problem must have, all of them.' }),
      sort: t.arg({ type: ProblemSort, description: 'By default the best matches come first, or the easiest if nothing is searched for.' }),
      size: t.arg.int({ description: 'How many problems a page has: 5, 25 or 50. By default 5.' }),
      page: t.arg.int(),
    },
    resolve: (_root, args, context) => listProblems(context, parse(problemListInput, args)),
  }),
  problemTags: t.stringList({ may: 'anyone', description: 'All tags of published problems.', resolve: (_root, _args, context) => listProblemTags(context) }),
  problem: t.field({
    type: Problem,
    may: 'anyone',
    nullable: true,
    description: 'A published problem by its current or a previous slug.',
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => readProblemDetails(context, slug.slice(0, 200)),
  }),
}))
