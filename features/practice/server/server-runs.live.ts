import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { serverRunIdInput } from '../rules/server-run-input.ts'
import { ServerRun } from './server-runs.schema.ts'
import { watchServerRun } from './watch-server-run.ts'

builder.subscriptionFields((t) => ({
  serverRunChanged: t.field({
    type: ServerRun,
    may: 'members',
    description: 'A run of the viewer on the server: its current state, then every change.',
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_root, args, context) => watchServerRun(context, parse(serverRunIdInput, args).id),
    resolve: (row) => row,
  }),
}))
