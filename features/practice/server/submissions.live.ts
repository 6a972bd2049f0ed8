import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { submissionIdInput } from '../rules/submission-inputs.ts'
import { Submission } from './submissions.schema.ts'
import { watchSubmission } from './watch-submission.ts'

builder.subscriptionFields((t) => ({
  submissionChanged: t.field({
    type: Submission,
    may: 'members',
    description: 'A submission of the viewer: its current state, then every change.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) => watchSubmission(context, parse(submissionIdInput, args).id),
    resolve: (row) => row,
  }),
}))
