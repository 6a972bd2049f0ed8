import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import type { ProblemCard } from '../rules/find-problems.ts'
import { PROBLEM_SORTS } from '../rules/find-problems.ts'
import { problemQuestion } from '../rules/problem-question.ts'
import { DIFFICULTIES, LANGUAGES, type Parameter } from '../rules/problem.ts'
import { listProblems, listProblemTags, type ProblemList } from './list-problems.ts'
import { isPythonJudged } from './python-judged.ts'
import { readPublicProblem, type ReadProblem, type Sample } from './read-problem.ts'

export const Difficulty = builder.enumType('Difficulty', { values: DIFFICULTIES })
export const Language = builder.enumType('Language', { values: LANGUAGES })
const ProblemSort = builder.enumType('ProblemSort', { values: PROBLEM_SORTS })

const ProblemCardType = builder.objectRef<ProblemCard>('ProblemCard').implement({
  description: 'A problem as lists show it.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    title: t.exposeString('title', { may: 'anyone' }),
    difficulty: t.expose('difficulty', { type: Difficulty, may: 'anyone' }),
    category: t.exposeString('category', { may: 'anyone', description: '`algo`, `math` or `ds`.' }),
    tags: t.exposeStringList('tags', { may: 'anyone' }),
  }),
})

const ProblemResults = builder.objectRef<ProblemList>('ProblemResults').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [ProblemCardType], may: 'anyone', extensions: { listSize: 5 } }),
    total: t.exposeInt('total', { may: 'anyone' }),
    page: t.exposeInt('page', { may: 'anyone' }),
    pages: t.exposeInt('pages', { may: 'anyone' }),
  }),
})

const ProblemParameter = builder.objectRef<Parameter>('ProblemParameter').implement({
  fields: (t) => ({
    name: t.exposeString('name', { may: 'anyone' }),
    type: t.exposeString('type', { may: 'anyone' }),
    says: t.exposeString('says', { may: 'anyone' }),
  }),
})

const ProblemSample = builder.objectRef<Sample>('ProblemSample').implement({
  description: 'A test that is shown: what is given (a list of arguments) and what is expected, as they travel.',
  fields: (t) => ({
    given: t.exposeString('given', { may: 'anyone' }),
    expected: t.exposeString('expected', { may: 'anyone' }),
    explanation: t.exposeString('explanation', { may: 'anyone' }),
  }),
})

const Problem = builder.objectRef<ReadProblem>('Problem').implement({
  description: 'A problem as everybody may read it; hidden tests, hints and editorial are not in it.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    slug: t.exposeString('slug', { may: 'anyone' }),
    previousSlugs: t.exposeStringList('previousSlugs', { may: 'anyone', description: 'Slugs that it had before; pages at them redirect.', extensions: { listSize: 10 } }),
    title: t.exposeString('title', { may: 'anyone' }),
    difficulty: t.expose('difficulty', { type: Difficulty, may: 'anyone' }),
    category: t.exposeString('category', { may: 'anyone' }),
    tags: t.exposeStringList('tags', { may: 'anyone' }),
    revision: t.exposeString('revision', { may: 'anyone', description: 'Another one: what verdicts depend on was changed.' }),
    description: t.exposeString('description', { may: 'anyone', description: 'The statement as Markdown.' }),
    shown: t.exposeString('shown', { may: 'anyone', description: 'The statement as readers get it.' }),
    sampleInput: t.exposeString('sampleInput', { may: 'anyone' }),
    sampleOutput: t.exposeString('sampleOutput', { may: 'anyone' }),
    sampleCode: t.string({
      may: 'anyone',
      args: { language: t.arg({ type: Language }) },
      resolve: ({ starts }, { language }) => starts[language ?? 'python'],
    }),
    functionName: t.exposeString('function', { may: 'anyone', description: 'As Python writes it.' }),
    parameters: t.expose('parameters', { type: [ProblemParameter], may: 'anyone', extensions: { listSize: 6 } }),
    returnType: t.string({ may: 'anyone', resolve: ({ returns }) => returns.type }),
    returnSays: t.string({ may: 'anyone', resolve: ({ returns }) => returns.says }),
    checker: t.exposeString('checker', { may: 'anyone', description: 'How answers are compared, as JSON.' }),
    rightWhen: t.exposeString('rightWhen', { may: 'anyone', description: 'What counts as right, in a sentence.' }),
    seconds: t.exposeFloat('seconds', { may: 'anyone' }),
    megabytes: t.exposeInt('megabytes', { may: 'anyone' }),
    needsNumpy: t.exposeBoolean('needsNumpy', { may: 'anyone' }),
    isPythonJudged: t.boolean({
      may: 'anyone',
      description: 'Whether solutions in Python are judged here: some problems ask for numpy.',
      resolve: (problem, _args, context) => isPythonJudged(context, problem),
    }),
    samples: t.expose('samples', { type: [ProblemSample], may: 'anyone', extensions: { listSize: 10 } }),
    hiddenTests: t.exposeInt('hiddenTests', { may: 'anyone' }),
  }),
})

builder.queryFields((t) => ({
  problems: t.field({
    type: ProblemResults,
    may: 'anyone',
    args: {
      q: t.arg.string(),
      difficulty: t.arg({ type: Difficulty }),
      tags: t.arg.stringList(),
      sort: t.arg({ type: ProblemSort }),
      page: t.arg.int(),
    },
    resolve: (_root, args, context) => listProblems(context, parse(problemQuestion, args)),
  }),
  problemTags: t.stringList({ may: 'anyone', resolve: (_root, _args, context) => listProblemTags(context) }),
  problem: t.field({
    type: Problem,
    may: 'anyone',
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_root, { slug }, context) => readPublicProblem(context, slug.slice(0, 200)),
  }),
}))
