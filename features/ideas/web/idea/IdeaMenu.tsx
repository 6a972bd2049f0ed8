import { Suspense, useState } from 'react'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { copyIcon, ellipsisIcon, flagIcon, pencilIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useAuth, useRoles } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import type { IdeaData } from './idea-query.ts'

const EditIdeaDialog = lazyPart(() => import('./EditIdeaDialog.tsx').then((module) => module.EditIdeaDialog))
const DeleteDialog = lazyPart(() => import('./DeleteDialog.tsx').then((module) => module.DeleteDialog))
const MergeDialog = lazyPart(() => import('./MergeDialog.tsx').then((module) => module.MergeDialog))

/** Edit, merge, delete and report. */
export function IdeaMenu({ idea }: { idea: IdeaData }) {
  const session = useSession()
  const { asMember } = useAuth()
  const mayMerge = useRoles(idea.mayManage).roles?.rights.includes('ideas.manage') ?? false
  const [dialog, open] = useState<'edit' | 'merge' | 'delete' | 'report' | null>(null)
  const close = () => open(null)
  const isOwn = idea.author !== null && idea.author.id === session?.user.id
  const items = [
    ...(idea.mayManage ? [{ label: 'Edit', icon: pencilIcon, onSelect: () => open('edit') }] : []),
    ...(mayMerge ? [{ label: 'Merge into another idea', icon: copyIcon, onSelect: () => open('merge') }] : []),
    ...(isOwn ? [{ label: 'Delete', icon: trashIcon, danger: true, onSelect: () => open('delete') }] : [{ label: 'Report', icon: flagIcon, onSelect: () => asMember(() => open('report')) }]),
  ]
  return (
    <>
      <Menu label={`More about “${idea.title}”`} className="button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />
      <Suspense>
        {dialog === 'edit' && <EditIdeaDialog idea={idea} onClose={close} />}
        {dialog === 'merge' && <MergeDialog idea={idea} onClose={close} />}
        {dialog === 'delete' && <DeleteDialog idea={idea} onClose={close} />}
        {dialog === 'report' && <ReportDialog kind="idea" id={idea.key} onClose={close} />}
      </Suspense>
    </>
  )
}
