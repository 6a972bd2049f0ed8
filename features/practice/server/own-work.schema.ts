import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { codeForm, draftQuestion, hintQuestion, markQuestion, problemSlug } from '../rules/work-forms.ts'
import { keepCode } from './keep-code.ts'
import { findDraft, findMarks, type DraftRow } from './own-work.queries.ts'
import { Language } from './problems.schema.ts'
import { giveUp, openHint, readHelp, readHint, type Help } from './take-help.ts'

const CodeDraft = builder.objectRef<DraftRow>('CodeDraft').implement({
  description: 'The viewer’s code for a problem, as it was last kept.',
  fields: (t) => ({
    code: t.exposeString('code', { may: 'members' }),
    revision: t.exposeInt('revision', { may: 'members' }),
    savedAt: t.expose('saved_at', { type: 'Instant', may: 'members' }),
    replaced: t.exposeString('replaced', { may: 'members', nullable: true, description: 'What another window wrote, until the viewer has done with it.' }),
  }),
})

const CodeSaved = builder.objectRef<{ revision: number; replaced: string | null }>('CodeSaved').implement({
  fields: (t) => ({
    revision: t.exposeInt('revision', { may: 'members' }),
    replaced: t.exposeString('replaced', { may: 'members', nullable: true, description: 'What another window wrote, until the viewer has done with it.' }),
  }),
})

const ProblemHelp = builder.objectRef<Help>('ProblemHelp').implement({
  description: 'The help with a problem that the viewer may see now.',
  fields: (t) => ({
    hints: t.exposeStringList('hints', { may: 'members' }),
    hintsInAll: t.exposeInt('hintsInAll', { may: 'members' }),
    editorial: t.exposeString('editorial', { may: 'members', nullable: true, description: 'After solving the problem or giving it up.' }),
    isSolved: t.exposeBoolean('isSolved', { may: 'members' }),
    hasGivenUp: t.exposeBoolean('hasGivenUp', { may: 'members' }),
  }),
})

const ProblemMark = builder.objectRef<{ slug: string; is_solved: boolean }>('ProblemMark').implement({
  description: 'A problem for which the viewer submitted something.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'members' }),
    isSolved: t.exposeBoolean('is_solved', { may: 'members' }),
  }),
})

const CodeInput = builder.inputType('CodeInput', {
  fields: (t) => ({
    problem: t.string({ required: true }),
    language: t.field({ type: Language, required: true }),
    code: t.string({ required: true }),
    revision: t.int({ required: true, description: 'The revision that it goes on from; 0: none.' }),
    replaced: t.string({ description: 'What stays beside it; null: nothing any more. Left out: as it was.' }),
  }),
})

builder.queryFields((t) => ({
  codeDraft: t.field({
    type: CodeDraft,
    may: 'members',
    nullable: true,
    args: { problem: t.arg.string({ required: true }), language: t.arg({ type: Language, required: true }) },
    resolve: (_root, args, context) => {
      const { problem, language } = parse(draftQuestion, args)
      return findDraft(context.database, signedIn(context).id, problem, language)
    },
  }),
  problemHelp: t.field({
    type: ProblemHelp,
    may: 'members',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readHelp(context, parse(problemSlug, args).problem),
  }),
  problemHint: t.string({
    may: 'anyone',
    description: 'One hint as readers get it; for members `openHint` also keeps that it was opened.',
    args: { problem: t.arg.string({ required: true }), number: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => {
      const { problem, number } = parse(hintQuestion, args)
      return readHint(context, problem, number)
    },
  }),
  problemMarks: t.field({
    type: [ProblemMark],
    may: 'members',
    args: { problems: t.arg.stringList({ required: true }) },
    extensions: { listSize: 50 },
    resolve: (_root, args, context) => findMarks(context.database, signedIn(context).id, parse(markQuestion, args).problems),
  }),
}))

builder.mutationFields((t) => ({
  saveCode: t.field({
    type: CodeSaved,
    may: 'members',
    args: { input: t.arg({ type: CodeInput, required: true }) },
    resolve: (_root, { input }, context) => keepCode(context, parse(codeForm, input)),
  }),
  openHint: t.field({
    type: ProblemHelp,
    may: 'members',
    args: { problem: t.arg.string({ required: true }), number: t.arg.int({ required: true }) },
    resolve: (_root, { number, ...args }, context) => openHint(context, parse(problemSlug, args).problem, number),
  }),
  giveUp: t.field({
    type: ProblemHelp,
    may: 'members',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => giveUp(context, parse(problemSlug, args).problem),
  }),
}))
