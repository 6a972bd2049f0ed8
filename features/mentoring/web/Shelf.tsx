import { Suspense, useState } from 'react'
import { bytesText } from '#platform/rules/bytes.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon, folderInputIcon, historyIcon, pencilIcon, plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { takeFocus } from '#platform/web/ui/take-focus.ts'
import { showLatestToast } from '#platform/web/ui/toast-store.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { RESOURCE_LABELS } from '../rules/resource.ts'
import type { GroupData, ResourceData } from './group-query.ts'
import { ResourceLink } from './ResourceLink.tsx'
import { useChange } from './use-change.ts'

const ResourceDialog = lazyPart(() => import('./mentor/ResourceDialog.tsx').then((module) => module.ResourceDialog))
const MoveDialog = lazyPart(() => import('./mentor/MoveDialog.tsx').then((module) => module.MoveDialog))
const VersionsDialog = lazyPart(() => import('./VersionsDialog.tsx').then((module) => module.VersionsDialog))
const RemoveResource = graphql(`mutation RemoveGroupResource($id: ID!) { removeGroupResource(id: $id) }`)

const PutBackResource = graphql(`mutation PutBackGroupResource($id: ID!) { putBackGroupResource(id: $id) }`)

type Opened = { dialog: 'write'; resource: ResourceData | null } | { dialog: 'versions' | 'move'; resource: ResourceData }

/** The shelf of a group by folders; mentors put things on it. */
export function Shelf({ group }: { group: GroupData }) {
  const [opened, open] = useState<Opened | null>(null)
  /** The resource that takes the focus once it is rendered: its row was moved, or the one before it removed. */
  const [focused, focus] = useState<string | null>(null)
  const mayWrite = group.part === 'mentor' && !group.isArchived
  const folders = [...Map.groupBy(group.resources, ({ folder }) => folder)]
  return (
    <Section
      title="Resources"
      action={
        mayWrite && (
          <Button variant="primary" icon={plusIcon} onClick={() => open({ dialog: 'write', resource: null })}>
            Add resource
          </Button>
        )
      }
    >
      {folders.length === 0 && <p className="text-text-muted">{mayWrite ? 'No resources yet. Add links, files, blogs, lessons and problems.' : group.isArchived ? 'No resources' : 'No resources yet. What your mentors share appears here.'}</p>}
      {folders.map(([folder, resources]) => (
        <section key={folder} aria-label={folder || 'Without a folder'} className="grid grid-cols-1 gap-2">
          {folder !== '' && <h3 className="font-medium wrap-anywhere">{folder}</h3>}
          <ul className="grid grid-cols-1 gap-2">
            {resources.map((resource) => (
              <ResourceRow key={resource.id} resource={resource} mayWrite={mayWrite} isFocused={resource.id === focused} onOpen={open} onRemoved={() => focus(neighborOf(group.resources, resource.id))} />
            ))}
          </ul>
        </section>
      ))}
      <Suspense>
        {opened?.dialog === 'write' && <ResourceDialog group={group} resource={opened.resource} onClose={() => open(null)} />}
        {opened?.dialog === 'versions' && <VersionsDialog resource={opened.resource} mayRestore={mayWrite} onClose={() => open(null)} />}
        {opened?.dialog === 'move' && <MoveDialog resource={opened.resource} folders={folders.map(([folder]) => folder)} onMoved={() => focus(opened.resource.id)} onClose={() => open(null)} />}
      </Suspense>
    </Section>
  )
}

/** The resource after one in the list, or before the last one; null if it is the only one. */
function neighborOf(resources: readonly ResourceData[], id: string): string | null {
  const at = resources.findIndex((one) => one.id === id)
  return (resources[at + 1] ?? resources[at - 1])?.id ?? null
}

interface RowProps {
  resource: ResourceData
  mayWrite: boolean
  isFocused: boolean
  onOpen: (opened: Opened) => void
  onRemoved: () => void
}

function ResourceRow({ resource, mayWrite, isFocused, onOpen, onRemoved }: RowProps) {
  const { id, kind, title, version, fileBytes, address, author, writtenAt } = resource
  const putBack = useChange(PutBackResource, () => showLatestToast(id, `Put “${title}” back.`))
  const remove = useChange(RemoveResource, () => {
    showLatestToast(id, `Removed “${title}”.`, { action: { label: 'Undo', run: () => putBack.mutate({ id }) } })
    onRemoved()
  })
  const items = [
    ...(version > 1 ? [{ label: `Versions (${version})`, icon: historyIcon, onSelect: () => onOpen({ dialog: 'versions', resource }) }] : []),
    ...(mayWrite ? [{ label: 'New version', icon: pencilIcon, onSelect: () => onOpen({ dialog: 'write', resource }) }, { label: 'Move to folder', icon: folderInputIcon, onSelect: () => onOpen({ dialog: 'move', resource }) }, { label: 'Remove', icon: trashIcon, danger: true, onSelect: () => remove.mutate({ id }) }] : []),
  ]
  return (
    <li ref={isFocused ? takeFocus : undefined} tabIndex={-1} className="card flex scroll-mt-24 items-center justify-between gap-3 px-4 py-2">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <Badge>{RESOURCE_LABELS[kind]}</Badge>
        <ResourceLink resource={resource} />
        {typeof fileBytes === 'number' && <span className="tabular text-sm text-text-muted">{bytesText(fileBytes)}</span>}
        <span className="text-sm text-text-muted wrap-anywhere">
          {author === null ? 'Added' : `${author},`} <TimeAgo at={String(writtenAt)} />
        </span>
        {version > 1 && <span className="tabular text-sm text-text-muted">Version {version}</span>}
        {address === null && <GoneNote kind={kind} mayWrite={mayWrite} />}
      </span>
      {items.length > 0 && <Menu label={`More about “${title}”`} className="button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />}
    </li>
  )
}

/** What it means that a resource is no longer available, and who can do something about it. */
function GoneNote({ kind, mayWrite }: { kind: ResourceData['kind']; mayWrite: boolean }) {
  const what = kind === 'file' ? 'The account that uploaded this file was deleted.' : `This ${RESOURCE_LABELS[kind].toLowerCase()} was unpublished or removed by its author or an admin.`
  return <p className="basis-full text-sm text-text-muted">{what} {mayWrite ? 'Choose “New version” in the menu to replace it, or remove it.' : 'Ask your mentor for a replacement.'}</p>
}
