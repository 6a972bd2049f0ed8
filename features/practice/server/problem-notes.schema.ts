import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { problemSlugInput } from '../rules/own-work-inputs.ts'
import { noteInput } from '../rules/problem-notes.ts'
import { findNote, type NoteRow } from './problem-notes.queries.ts'
import { saveProblemNote } from './save-problem-note.ts'

const ProblemNote = builder.objectRef<NoteRow>('ProblemNote').implement({
  description: 'The viewer’s private note on a problem.',
  fields: (t) => ({
    text: t.exposeString('text', { may: 'members', description: 'Empty if there is no note.' }),
    revision: t.exposeInt('revision', { may: 'members', description: '0 if there never was a note.' }),
  }),
})

builder.queryField('problemNote', (t) =>
  t.field({
    type: ProblemNote,
    may: 'members',
    description: 'The viewer’s private note on a problem.',
    args: { problem: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => findNote(context.db, signedIn(context).id, parse(problemSlugInput, args).problem),
  }),
)

builder.mutationField('saveProblemNote', (t) =>
  t.int({
    may: 'members',
    description: 'Saves the viewer’s private note on a problem; empty text deletes it. Returns its revision. OUTDATED_EDIT if another text was saved in between.',
    args: { problem: t.arg.string({ required: true }), text: t.arg.string({ required: true }), revision: t.arg.int({ required: true }) },
    resolve: (_root, args, context) => saveProblemNote(context, parse(noteInput, args)),
  }),
)
