import { isDeepStrictEqual } from 'node:util'
import { parse } from '#platform/rules/parse.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { DEFAULT_SITE } from '../rules/content/defaults.ts'
import { settingDetails } from '../rules/setting-details.ts'
import { SHAPES } from '../rules/shapes.ts'
import { settingSchemas } from '../rules/site-inputs.ts'
import type { SiteKey } from '../rules/site.ts'
import { z } from 'zod'
import { valueOf } from './read-site.ts'
import { listSettings, saveSetting, type SettingRow } from './site.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'site.changed': { key: string }
  }
}

/** Saves one setting, or resets it to its default. The same save sent twice is saved once. Throws OUTDATED_EDIT if another admin changed it meanwhile. */
export async function saveSiteSetting(context: Context, input: { key: SiteKey; value: string | null; revision: number }): Promise<void> {
  const viewer = signedIn(context)
  const value = input.value === null ? null : parse(z.object({ value: settingSchemas[input.key] }), { value: jsonOf(input.value) }).value
  await context.inTransaction(async (context) => {
    const at = context.clock.now()
    const rows = await listSettings(context.db)
    if (isSaved(rows.find(({ key }) => key === input.key), input.revision, value)) return
    const before = valueOf(input.key, rows)
    const saved = await saveSetting(context.db, { key: input.key, value, revision: input.revision, by: viewer.id, at })
    if (!saved) throw new Refusal('OUTDATED_EDIT')
    await recordAudit(context, { action: 'site.changed', targetName: SHAPES[input.key].label, details: { key: input.key, toFirst: value === null, ...settingDetails(before, value ?? DEFAULT_SITE[input.key]) } })
    await context.emit({ name: 'site.changed', key: input.key })
  })
}

/** Whether the answer to the same save before was lost: the setting has this value, one revision later. */
const isSaved = (row: SettingRow | undefined, revision: number, value: unknown): boolean => row?.revision === revision + 1 && isDeepStrictEqual(row.value, value)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new Refusal('INVALID_INPUT', { message: 'We couldn’t read that.' })
  }
}
