import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { Loading } from './Loading.tsx'
import { ResourceLink } from './ResourceLink.tsx'

const VersionsQuery = graphql(`query ResourceVersions($id: ID!) { resourceVersions(id: $id) { version kind title address writtenAt author } }`)

/** All versions of a resource, latest first. */
export function VersionsDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const query = useQuery(VersionsQuery, { id })
  return (
    <Dialog open title={`Versions of “${title}”`} onClose={onClose}>
      <Loading query={query}>
        {({ resourceVersions }) => (
          <ol className="grid grid-cols-1 gap-3">
            {resourceVersions.map((resource) => (
              <li key={resource.version} className="grid gap-0.5">
                <ResourceLink resource={resource} />
                <span className="tabular text-sm text-text-muted">
                  Version {resource.version}, {resource.author ?? 'Former member'}, <TimeAgo at={String(resource.writtenAt)} />
                </span>
              </li>
            ))}
          </ol>
        )}
      </Loading>
    </Dialog>
  )
}
