import { parse } from '#platform/rules/parse.ts'
import { signedIn } from '#platform/server/context.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { applyInput, templateId, templateInput } from '../rules/mentoring-inputs.ts'
import { MAX_TEMPLATES } from '../rules/template.ts'
import { applyTemplate, removeTemplate, saveTemplate } from './templates.ts'
import { AssignmentKindType } from './assignments.schema.ts'
import { listTemplates, type TemplateRow } from './templates.queries.ts'

const may = 'mentoring.lead'
/** A template can have as many as a group; few do. */
const USUAL_ITEMS = 5

const Item = builder.objectRef<TemplateRow['items'][number]>('AssignmentTemplateItem').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: AssignmentKindType, may }),
    title: t.exposeString('title', { may }),
    points: t.exposeInt('points', { may }),
    days: t.exposeInt('days', { may, nullable: true, description: 'How many days after the first one it is due; null without a due date.' }),
  }),
})

const Template = builder.objectRef<TemplateRow>('AssignmentTemplate').implement({
  description: 'Assignments that a mentor saved for other groups.',
  fields: (t) => ({
    id: t.exposeID('id', { may }),
    name: t.exposeString('name', { may }),
    savedAt: t.expose('saved_at', { type: 'Instant', may }),
    items: t.expose('items', { type: [Item], may, extensions: { listSize: USUAL_ITEMS } }),
  }),
})

builder.queryField('assignmentTemplates', (t) =>
  t.field({ type: [Template], may, extensions: { listSize: MAX_TEMPLATES }, description: 'The templates of the viewer.', resolve: (_root, _args, context) => listTemplates(context.db, signedIn(context).id, MAX_TEMPLATES) }),
)

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true })
  return {
    saveAssignmentTemplate: t.boolean({ may, description: 'Saves the assignments of a group.', args: { id, key: id, name: t.arg.string({ required: true }) }, resolve: (_root, args, context) => done(saveTemplate(context, parse(templateInput, args))) }),
    deleteAssignmentTemplate: t.boolean({ may, args: { id }, resolve: (_root, args, context) => done(removeTemplate(context, parse(templateId, args).id)) }),
    applyAssignmentTemplate: t.int({
      may,
      description: 'Sets the assignments of a template in a group. Returns how many were left out because what they refer to no longer exists.',
      args: { id, key: id, template: id, firstDue: t.arg.string({ required: true }) },
      resolve: (_root, args, context) => applyTemplate(context, parse(applyInput, args)),
    }),
  }
})
