import { Refusal } from '../rules/refusals.ts'
import type { Context, Services } from './context.ts'
import { switchNamed } from './switches.queries.ts'

declare module './extension-points.ts' {
  interface ExtensionPoints {
    /** Parts of the site that admins can turn off, by name. */
    switches: FeatureSwitch
  }
}

/** A part of the site that admins can turn off. */
export interface FeatureSwitch {
  label: string
  /** What people see while it is off. */
  message: string
}

/** Whether a part of the site is on. It is read each time, so that a change applies to the next request on every node. */
export async function isSwitchedOn(services: Pick<Services, 'database'>, name: string): Promise<boolean> {
  return (await switchNamed.first(services.database, [name]))?.is_on ?? true
}

/** Throws TURNED_OFF with the sentence of the feature while a part of the site is off. */
export async function requireSwitch(context: Context, name: string): Promise<void> {
  if (await isSwitchedOn(context, name)) return
  throw new Refusal('TURNED_OFF', { message: context.contributions.to('switches').get(name)!.message })
}
