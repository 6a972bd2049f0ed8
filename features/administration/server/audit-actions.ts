import type { Services } from '#platform/server/context.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The text of each action in the audit log, to be followed by the name of the target: `removed the blog`. */
    auditActions: string
  }
}

/** The text of an action, or its name if no feature declares it. */
export const actionText = ({ contributions }: Pick<Services, 'contributions'>, action: string): string => contributions.to('auditActions').get(action) ?? action
