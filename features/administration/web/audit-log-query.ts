import { graphql } from '#platform/web/graphql/graphql.ts'

/** A page of the audit log. */
export const AuditLogQuery = graphql(`
  query GetAuditLog($after: String, $q: String, $person: String, $from: String, $to: String, $kind: String, $isComplete: Boolean) {
    auditLog(after: $after, q: $q, person: $person, from: $from, to: $to, kind: $kind, isComplete: $isComplete) { items { id doneAt actorName actorUsername actorRole actionText targetName targetPerson path reason details } next total }
  }
`)
