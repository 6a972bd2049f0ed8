import type { Services } from '#platform/server/context.ts'
import type { NotificationKind } from '../rules/kind.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The kinds of notifications by their stored name. */
    notifications: NotificationKind
  }
}

/** All kinds, in the order of the features. */
export const kindsOf = ({ contributions }: Pick<Services, 'contributions'>): ReadonlyMap<string, NotificationKind> => contributions.to('notifications')

/** Returns a kind by name, or null for one that this version of the site does not know. */
export const findKind = (services: Pick<Services, 'contributions'>, name: string): NotificationKind | null => kindsOf(services).get(name) ?? null

/** Returns a kind that the caller contributes. Throws otherwise. */
export function kindNamed(services: Pick<Services, 'contributions'>, name: string): NotificationKind {
  const kind = findKind(services, name)
  if (kind === null) throw new Error(`No feature contributes notifications of the kind ${name}.`)
  return kind
}
