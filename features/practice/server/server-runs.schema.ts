import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { serverRunIdInput, serverRunInput } from '../rules/server-run-input.ts'
import { ownServerRun, runOnServer } from './run-on-server.ts'
import type { ServerRunRow } from './server-runs.queries.ts'

export const ServerRun = builder.objectRef<ServerRunRow>('ServerRun').implement({
  description: 'A run of a program on the server for the viewer. It is no submission, and is deleted after some minutes.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    state: t.exposeString('state', { may: 'members', description: 'waiting, running, done or failed.' }),
    report: t.exposeString('report', { may: 'members', nullable: true, description: 'As JSON, how it ended and what each call returned, raised and printed: `{ ended, answers }`; null until it is done.' }),
  }),
})

const ServerRunInput = builder.inputType('ServerRunInput', {
  description: 'A Python program to run.',
  fields: (t) => ({
    problem: t.string({ required: true }),
    code: t.string({ required: true }),
    calls: t.stringList({ required: true, description: 'The lists of arguments of the calls, each in wire format.' }),
  }),
})

builder.mutationField('runOnServer', (t) =>
  t.field({
    type: ServerRun,
    may: 'practice.submit',
    description: 'Runs a Python program that needs NumPy, without judging it. It replaces an earlier run that still waits.',
    args: { input: t.arg({ type: ServerRunInput, required: true }) },
    resolve: (_root, { input }, context) => runOnServer(context, parse(serverRunInput, input)),
  }),
)

builder.queryField('serverRun', (t) =>
  t.field({
    type: ServerRun,
    may: 'members',
    description: 'A run of the viewer on the server.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => ownServerRun(context, parse(serverRunIdInput, args).id),
  }),
)
