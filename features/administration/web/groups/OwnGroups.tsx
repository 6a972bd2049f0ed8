import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'

const GetOwnGroups = graphql(`
  query GetOwnPermissionGroups { ownPermissionGroups { id name permissions } }
`)

/** The permission groups of a member with what they allow; nothing for people without one. */
export function OwnGroups() {
  const { data } = useQuery(GetOwnGroups, {})
  if (data === undefined || data.ownPermissionGroups.length === 0) return null
  return (
    <Card as="section" labelledBy="own-groups" className="grid grid-cols-1 gap-3">
      <h3 id="own-groups" className="font-medium">
        Your permission groups
      </h3>
      <p className="text-sm text-text-muted">You have these permissions in every role.</p>
      <dl className="grid gap-3 text-sm">
        {data.ownPermissionGroups.map(({ id, name, permissions }) => (
          <div key={id} className="grid gap-1.5">
            <dt dir="auto" className="wrap-anywhere">
              {name}
            </dt>
            <dd className="flex flex-wrap gap-1.5">
              {permissions.map((label) => (
                <Badge key={label}>{label}</Badge>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
