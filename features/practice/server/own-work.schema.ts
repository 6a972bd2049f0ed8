import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { codeInput, codeDraftInput, hintInput, progressInput, problemSlugInput } from '../rules/own-work-inputs.ts'
import { saveCode } from './save-code.ts'
import { findDraft, findLastWork, findProgress, type DraftRow, type LastWorkRow } from './own-work.queries.ts'
import { Language } from './problems.schema.ts'
import { giveUp, openHint, readHelp, readHint, type Help } from './problem-help.ts'

const CodeDraft = builder.objectRef<DraftRow>('CodeDraft').implement({
  description: 'The viewer’s saved code for a problem.',
  fields: (t) => ({
    code: t.exposeString('code', { may: 'members' }),
    revision: t.exposeInt('revision', { may: 'members' }),
    savedAt: t.expose('saved_at', { type: 'Instant', may: 'members' }),
    replaced: t.exposeString('replaced', { may: 'members', nullable: true, description: 'Code that another window saved and that this code replaced, until the viewer has resolved the conflict.' }),
  }),
})

const LastWork = builder.objectRef<LastWorkRow>('LastWork').implement({
  description: 'When and in which language the viewer last worked on a problem.',
  fields: (t) => ({
    language: t.expose('language', { type: Language, may: 'members' }),
    at: t.expose('at', { type: 'Instant', may: 'members' }),
  }),
})

const CodeSaved = builder.objectRef<{ revision: number; replaced: string | null }>('CodeSaved').implement({
  description: 'The state of the viewer’s code after it was saved.',
  fields: (t) => ({
    revision: t.exposeInt('revision', { may: 'members' }),
    replaced: t.exposeString('replaced', { may: 'members', nullable: true, description: 'Code that another window saved and that this code replaced, until the viewer has resolved the conflict.' }),
  }),
})

const ProblemHelp = builder.objectRef<Help>('ProblemHelp').implement({
  description: 'The hints and the editorial of a problem, as far as the viewer has opened them.',
  fields: (t) => ({
    closedBecause: t.exposeString('closedBecause', { may: 'members', nullable: true, description: 'Why all of it is closed for a while, such as during a contest; null if it is not.' }),
    hints: t.exposeStringList('hints', { may: 'members', description: 'The opened hints as HTML.' }),
    hintCount: t.exposeInt('hintCount', { may: 'members', description: 'The number of all hints.' }),
    editorial: t.exposeString('editorial', { may: 'members', nullable: true, description: 'HTML; null until the viewer has solved the problem or given up.' }),
    isSolved: t.exposeBoolean('isSolved', { may: 'members' }),
    hasGivenUp: t.exposeBoolean('hasGivenUp', { may: 'members' }),
  }),
})

const ProblemProgress = builder.objectRef<{ slug: string; is_solved: boolean }>('ProblemProgress').implement({
  description: 'A problem for which the viewer submitted a solution.',
  fields: (t) => ({
    slug: t.exposeString('slug', { may: 'members' }),
    isSolved: t.exposeBoolean('is_solved', { may: 'members' }),
  }),
})

const CodeInput = builder.inputType('CodeInput', {
  description: 'A member’s code for a problem in one language.',
  fields: (t) => ({
    problem: t.string({ required: true }),
    language: t.field({ type: Language, required: true }),
    code: t.string({ required: true }),
    revision: t.int({ required: true, description: 'The revision that the code is based on; 0 if there is none.' }),
    replaced: t.string({ description: 'The conflicting code to store beside it; null resolves the conflict. If omitted, it does not change.' }),
  }),
})

builder.queryFields((t) => ({
  codeDraft: t.field({
    type: CodeDraft,
    may: 'members',
    nullable: true,
    description: 'The viewer’s saved code; null if there is none.',
    args: { problem: t.arg.string({ required: true }), language: t.arg({ type: Language, required: true }) },
    resolve: (_root, args, context) => {
      const { problem, language } = parse(codeDraftInput, args)
      return findDraft(context.database, signedIn(context).id, problem, language)
    },
  }),
  lastWork: t.field({
    type: LastWork,
    may: 'members',
    nullable: true,
    description: 'The viewer’s last draft or submission for a problem; null if there is none.',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => findLastWork(context.database, signedIn(context).id, parse(problemSlugInput, args).problem),
  }),
  problemHelp: t.field({
    type: ProblemHelp,
    may: 'members',
    description: 'The hints and the editorial of a problem, as far as the viewer has opened them.',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => readHelp(context, parse(problemSlugInput, args).problem),
  }),
  problemHint: t.string({
    may: 'anyone',
    description: 'One hint as HTML, for visitors. Members use `openHint`, which also stores that it was opened.',
    args: { problem: t.arg.string({ required: true }), number: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => {
      const { problem, number } = parse(hintInput, args)
      return readHint(context, problem, number)
    },
  }),
  problemProgress: t.field({
    type: [ProblemProgress],
    may: 'members',
    description: 'Those of the problems for which the viewer submitted a solution.',
    args: { problems: t.arg.stringList({ required: true }) },
    extensions: { listSize: 50 },
    resolve: (_root, args, context) => findProgress(context.database, signedIn(context).id, parse(progressInput, args).problems),
  }),
}))

builder.mutationFields((t) => ({
  saveCode: t.field({
    type: CodeSaved,
    may: 'members',
    description: 'Saves the viewer’s code for a problem.',
    args: { input: t.arg({ type: CodeInput, required: true }) },
    resolve: (_root, { input }, context) => saveCode(context, parse(codeInput, input)),
  }),
  openHint: t.field({
    type: ProblemHelp,
    may: 'members',
    description: 'Opens the next hint of a problem; `number` must be its number.',
    args: { problem: t.arg.string({ required: true }), number: t.arg.int({ required: true }) },
    resolve: (_root, { number, ...args }, context) => openHint(context, parse(problemSlugInput, args).problem, number),
  }),
  giveUp: t.field({
    type: ProblemHelp,
    may: 'members',
    description: 'Gives up on a problem, which opens its editorial and discussion. It can still be solved, for no points.',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => giveUp(context, parse(problemSlugInput, args).problem),
  }),
}))
