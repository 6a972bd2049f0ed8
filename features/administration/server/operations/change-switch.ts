import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { listSwitches, saveSwitch } from '#platform/server/switches.queries.ts'

export interface SwitchState {
  name: string
  label: string
  message: string
  isOn: boolean
  changedAt: Date | null
  changedBy: string | null
}

/** All switches with their state. */
export async function readSwitches(context: Context): Promise<SwitchState[]> {
  const rows = new Map((await listSwitches(context.db)).map((row) => [row.name, row]))
  return [...context.contributions.to('switches')].map(([name, { label, message }]) => {
    const row = rows.get(name)
    return { name, label, message, isOn: row?.is_on ?? true, changedAt: row?.changed_at ?? null, changedBy: row?.changed_by ?? null }
  })
}

/** Turns a part of the site on or off. Throws NOT_ALLOWED if another admin did it already. */
export async function changeSwitch(context: Context, { name, isOn, reason }: { name: string; isOn: boolean; reason: string }): Promise<void> {
  const viewer = signedIn(context)
  const known = context.contributions.to('switches').get(name)
  if (known === undefined) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that switch.' })
  await context.inTransaction(async (context) => {
    if (!(await saveSwitch(context.db, { name, isOn, by: viewer.id, at: context.clock.now() }))) {
      throw new Refusal('NOT_ALLOWED', { message: `This is already ${isOn ? 'on' : 'off'}. Another admin may have changed it.` })
    }
    await recordAudit(context, { action: isOn ? 'switch.on' : 'switch.off', targetName: known.label, reason })
  })
}
