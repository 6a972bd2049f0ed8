import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { switchInput } from '../rules/operations.ts'
import { changeSwitch, readSwitches, type SwitchState } from './operations/change-switch.ts'

const may = 'switches.change'

const FeatureSwitch = builder.objectRef<SwitchState>('FeatureSwitch').implement({
  description: 'A part of the site that can be turned off.',
  fields: (t) => ({
    name: t.exposeID('name', { may }),
    label: t.exposeString('label', { may }),
    message: t.exposeString('message', { may, description: 'What people see while it is off.' }),
    isOn: t.exposeBoolean('isOn', { may }),
    changedAt: t.expose('changedAt', { type: 'Instant', may, nullable: true }),
    changedBy: t.exposeString('changedBy', { may, nullable: true }),
  }),
})

const TurnedOffFeature = builder.objectRef<Pick<SwitchState, 'name' | 'message'>>('TurnedOffFeature').implement({
  description: 'A part of the site that is turned off now.',
  fields: (t) => ({
    name: t.exposeID('name', { may: 'anyone' }),
    message: t.exposeString('message', { may: 'anyone', description: 'What people see while it is off.' }),
  }),
})

builder.queryField('turnedOffFeatures', (t) =>
  t.field({
    type: [TurnedOffFeature],
    may: 'anyone',
    description: 'The parts of the site that are turned off now, so that pages say so and offer no actions that would be refused.',
    resolve: async (_root, _args, context) => (await readSwitches(context)).filter(({ isOn }) => !isOn),
  }),
)

builder.queryField('featureSwitches', (t) => t.field({ type: [FeatureSwitch], may, resolve: (_root, _args, context) => readSwitches(context) }))

builder.mutationField('changeFeatureSwitch', (t) =>
  t.boolean({
    may,
    description: 'Turns a part of the site on or off; returns whether it is on now.',
    args: { name: t.arg.id({ required: true }), isOn: t.arg.boolean({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const input = parse(switchInput, args)
      await changeSwitch(context, input)
      return input.isOn
    },
  }),
)
