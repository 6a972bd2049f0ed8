import { parse } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { problemSlugInput } from '../rules/own-work-inputs.ts'
import { noteInput } from '../rules/problem-notes.ts'
import { findNote, saveNote } from './problem-notes.queries.ts'

builder.queryField('problemNote', (t) =>
  t.string({
    may: 'members',
    description: 'The viewer’s private note on a problem; empty if there is none.',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => findNote(context.db, signedIn(context).id, parse(problemSlugInput, args).problem),
  }),
)

builder.mutationField('saveProblemNote', (t) =>
  t.boolean({
    may: 'members',
    description: 'Saves the viewer’s private note on a problem; empty text deletes it.',
    args: { problem: t.arg.string({ required: true }), text: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const { problem: slug, text } = parse(noteInput, args)
      const { id: personId } = signedIn(context)
      await rateLimit(context, 'code.person', personId)
      if (!(await saveNote(context.db, { personId, slug, text: text.trim() === '' ? '' : text, at: context.clock.now() }))) throw new Refusal('NOT_FOUND')
      return true
    },
  }),
)
