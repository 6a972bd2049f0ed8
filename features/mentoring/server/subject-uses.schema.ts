import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { USED_KINDS } from '../rules/assignment.ts'
import { subjectUses } from '../rules/mentoring-inputs.ts'
import { countUses } from './subject-uses.ts'

const Kind = builder.enumType('GroupSubjectKind', { values: USED_KINDS })

builder.queryField('groupUses', (t) =>
  t.int({
    may: 'members',
    description: 'How many mentor groups use things of a kind in open assignments. Only things that the viewer may remove count.',
    args: {
      kind: t.arg({ type: Kind, required: true }),
      keys: t.arg.stringList({ required: true, description: 'Ids, or slugs of problems.' }),
      kept: t.arg.stringList({ description: 'Of a course: the keys of the lessons that its next version keeps. Then only the other lessons count.' }),
    },
    resolve: (_root, args, context) => countUses(context, parse(subjectUses, args)),
  }),
)
