import type { Context } from '#platform/server/context.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The groups that events can belong to. One feature contributes them. */
    eventGroups: EventGroups
  }
}

/** Who may see and edit the events of a group. */
export interface EventGroups {
  maySee(context: Context, groupId: string): Promise<boolean>
  mayEdit(context: Context, groupId: string): Promise<boolean>
}

/** Whether the viewer may see, or edit, the events of a group. False if no feature has groups. */
export async function mayInGroup(context: Context, what: keyof EventGroups, groupId: string): Promise<boolean> {
  if (context.viewer === null) return false
  const groups = [...context.contributions.to('eventGroups').values()]
  return groups.length > 0 && (await Promise.all(groups.map((group) => group[what](context, groupId)))).some(Boolean)
}
