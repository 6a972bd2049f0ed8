import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { MAX_TEMPLATES, type TemplateInput } from '../../rules/approvals.ts'
import { countTemplates, deleteTemplateRow, findTemplate, isNameTaken, listTemplates, listUsedTemplates, upsertTemplate, type UsedTemplate } from './templates.queries.ts'

/** A text that admins insert as the reason of a decision. */
export interface Template {
  id: string
  scope: string
  label: string
  body: string
  changed_at: Date
}

/** The templates of these scopes, or all of them, by name. */
export const readTemplates = ({ db }: Context, scopes: readonly string[] | null): Promise<Template[]> => listTemplates(db, scopes)

const NAME_TAKEN = 'Another template of this kind has this name. Enter a different one.'
const YEAR_MS = 365 * 86_400_000

/** All templates with how often each was used in the last year. */
export const readUsedTemplates = ({ db, clock }: Context): Promise<UsedTemplate[]> => listUsedTemplates(db, new Date(clock.now().getTime() - YEAR_MS))

/** Saves a new template or changes one. The same save sent twice is saved once. Throws OUTDATED_EDIT if another admin changed it since `changedAt`, and NOT_FOUND if it was deleted. */
export async function saveTemplate(context: Context, { changedAt, ...template }: TemplateInput): Promise<void> {
  await context.inTransaction(async (context) => {
    if ((await countTemplates(context.db, template.id)) >= MAX_TEMPLATES) throw new Refusal('INVALID_INPUT', { message: `You can have ${MAX_TEMPLATES} templates.` })
    const saved = await findTemplate(context.db, template.id)
    if (saved !== null && saved.scope === template.scope && saved.label === template.label && saved.body === template.body) return
    if (saved === null && changedAt !== null) throw new Refusal('NOT_FOUND', { message: 'This template was deleted. To keep your text, copy it to a new template.' })
    // Without a time it is a new one whose answer was lost, and which was changed since.
    if (saved !== null && changedAt !== null && saved.changed_at.getTime() !== Date.parse(changedAt)) throw new Refusal('OUTDATED_EDIT')
    if (await isNameTaken(context.db, template)) throw new Refusal('INVALID_INPUT', { fields: { label: NAME_TAKEN } })
    await upsertTemplate(context.db, template, context.clock.now())
    await recordAudit(context, { action: 'template.saved', targetId: template.id, targetName: template.label, details: { scope: template.scope } })
  })
}

/** Deletes a template. Decisions that used it keep their text. */
export async function deleteTemplate(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const label = await deleteTemplateRow(context.db, id)
    if (label === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that template. It may be deleted already.' })
    await recordAudit(context, { action: 'template.deleted', targetId: id, targetName: label })
  })
}
