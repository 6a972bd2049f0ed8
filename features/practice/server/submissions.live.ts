import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { submissionId } from '../rules/submission-forms.ts'
import { Submission } from './submissions.schema.ts'
import { watchSubmission } from './watch-submission.ts'

builder.subscriptionFields((t) => ({
  submissionChanged: t.field({
    type: Submission,
    may: 'members',
    description: 'A submission of the viewer as it is now, then each time that it changes.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) => watchSubmission(context, parse(submissionId, args).id),
    resolve: (row) => row,
  }),
}))
