import { graphql } from '#platform/web/graphql/graphql.ts'

/** A page of the audit log. */
export const AuditLogQuery = graphql(`
  query GetAuditLog($after: String, $q: String, $isComplete: Boolean) {
    auditLog(after: $after, q: $q, isComplete: $isComplete) { items { id doneAt actorName actorUsername actorRole actionText targetName reason details } next }
  }
`)
