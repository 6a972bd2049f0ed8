import { bytesText } from '#platform/rules/bytes.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { RESOURCE_LABELS } from '../rules/resource.ts'
import type { ResourceData } from './group-query.ts'
import { Loading } from './Loading.tsx'
import { ResourceLink } from './ResourceLink.tsx'
import { useChange } from './use-change.ts'

const VersionsQuery = graphql(`query ResourceVersions($id: ID!) { resourceVersions(id: $id) { version kind title address fileBytes writtenAt author } }`)
const RestoreResource = graphql(`mutation RestoreGroupResource($id: ID!, $version: Int!) { restoreGroupResource(id: $id, version: $version) }`)

/** All versions of a resource, latest first: who wrote each and when, to open or download. Mentors restore one as a new version. */
export function VersionsDialog({ resource: { id, title, version: latest }, mayRestore, onClose }: { resource: ResourceData; mayRestore: boolean; onClose: () => void }) {
  const query = useQuery(VersionsQuery, { id })
  const restore = useChange(RestoreResource, () => {
    showToast(`Restored “${title}” as version ${latest + 1}.`)
    onClose()
  })
  return (
    <Dialog open title={`Versions of “${title}”`} onClose={onClose}>
      <Loading query={query}>
        {({ resourceVersions }) => (
          <ol className="grid grid-cols-1 divide-y divide-line">
            {resourceVersions.map((resource) => (
              <li key={resource.version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <span className="grid min-w-0 flex-1 basis-56 justify-items-start gap-1">
                  <ResourceLink resource={resource} />
                  <span className="tabular text-sm text-text-muted">
                    Version {resource.version}, {RESOURCE_LABELS[resource.kind].toLowerCase()}
                    {typeof resource.fileBytes === 'number' && ` (${bytesText(resource.fileBytes)})`}, {resource.author ?? 'former member'}, <TimeAgo at={String(resource.writtenAt)} />
                  </span>
                </span>
                {resource.version === latest ? (
                  <Badge>Latest</Badge>
                ) : (
                  mayRestore && (
                    <Button
                      small
                      aria-label={`Restore version ${resource.version}`}
                      busy={restore.isPending && restore.variables?.version === resource.version}
                      disabledBecause={resource.address === null ? 'What this version refers to is no longer available' : null}
                      onClick={() => restore.mutate({ id, version: resource.version })}
                    >
                      Restore
                    </Button>
                  )
                )}
              </li>
            ))}
          </ol>
        )}
      </Loading>
    </Dialog>
  )
}
