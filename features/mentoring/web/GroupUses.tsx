import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import type { Removal } from '#platform/web/pages/RemovalNotes.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { isUsedKind } from '../rules/assignment.ts'

const UsesQuery = graphql(`query GroupUses($kind: GroupSubjectKind!, $keys: [String!]!, $kept: [String!]) { groupUses(kind: $kind, keys: $keys, kept: $kept) }`)

/** Says how many mentor groups use what is about to be removed. Nothing if none does. */
export function GroupUses({ kind, keys, kept }: Removal) {
  const query = useQuery(UsesQuery, isUsedKind(kind) && keys.length > 0 ? { kind, keys: [...keys], kept: kept === undefined ? null : [...kept] } : null)
  const groups = query.data?.groupUses ?? 0
  if (groups === 0) return null
  const what = kept !== undefined ? 'lessons that this version leaves out' : keys.length > 1 ? 'some of these' : 'this'
  const learners = kind === 'course' && kept === undefined ? 'Learners who haven’t started it' : 'Learners'
  return (
    <Notice>
      <span>
        {groups === 1 ? '1 mentor group uses' : `${groups} mentor groups use`} {what} in open assignments. {learners} can no longer open it there, and the mentors are notified.
      </span>
    </Notice>
  )
}
