import type { House } from '#platform/server/context.ts'
import type { NotificationKind } from '../rules/kind.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The kinds of notifications, by the name under which they are stored. */
    notifications: NotificationKind
  }
}

/** All kinds, in the order of the features. */
export const kindsOf = ({ contributions }: Pick<House, 'contributions'>): ReadonlyMap<string, NotificationKind> => contributions.to('notifications')

/** A kind by name; null for one that this version of the site does not know. */
export const findKind = (house: Pick<House, 'contributions'>, name: string): NotificationKind | null => kindsOf(house).get(name) ?? null

/** A kind that the caller contributes. Throws when it does not. */
export function kindNamed(house: Pick<House, 'contributions'>, name: string): NotificationKind {
  const kind = findKind(house, name)
  if (kind === null) throw new Error(`No feature contributes notifications of the kind ${name}.`)
  return kind
}
