/** The kinds of entries of the audit log, by which it is filtered. */
export const AUDIT_KINDS = ['roles', 'accounts', 'moderation', 'problems', 'site', 'content'] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

export const AUDIT_KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  roles: 'Roles and permissions', accounts: 'Suspensions and accounts', moderation: 'Reports and removals', problems: 'Problems', site: 'Site and operations', content: 'Other content',
}

/** What the actions of a kind are about, as their names begin. */
const ABOUT: Readonly<Record<Exclude<AuditKind, 'content'>, readonly string[]>> = {
  roles: ['application', 'grant', 'rights', 'rights-group', 'trust'],
  accounts: ['access-token', 'accounts', 'ban', 'erasure', 'export', 'person'],
  moderation: ['appeal', 'report'],
  problems: ['problem', 'problems'],
  site: ['backup', 'drill', 'formula', 'home', 'search', 'site', 'switch', 'task', 'template', 'webhook'],
}

/** The kind of an action such as `grant.given`. Removals belong to moderation, whatever was removed. */
export function kindOfAction(action: string): AuditKind {
  const [about = '', verb] = action.split('.')
  if (verb === 'removed' && !ABOUT.site.includes(about)) return 'moderation'
  return AUDIT_KINDS.find((kind) => kind !== 'content' && ABOUT[kind].includes(about)) ?? 'content'
}
