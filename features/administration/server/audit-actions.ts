import type { Services } from '#platform/server/context.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The text of the audit log for each action, before the name of what it was done to: `removed the blog`. */
    auditActions: string
  }
}

/** The text for a recorded action; of one that this version does not know, its name. */
export const actionText = ({ contributions }: Pick<Services, 'contributions'>, action: string): string => contributions.to('auditActions').get(action) ?? action
