import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon, eyeOffIcon, flagIcon, pencilIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Menu, type MenuItem } from '#platform/web/ui/Menu.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { BLOGS_PATH, editPath } from '../../rules/paths.ts'
import { unpublish } from '../own-blog-requests.ts'

const ConfirmDialog = lazyPart(() => import('#platform/web/ui/ConfirmDialog.tsx').then((module) => module.ConfirmDialog))

const DeleteBlog = graphql(`
  mutation DeleteBlog($id: ID!) { deleteBlog(id: $id) }
`)

interface Props {
  blogId: string
  title: string
  mayEdit: boolean
  mayRemove: boolean
}

/** More actions on a blog: edit, unpublish and delete one's own, report another person's. */
export function BlogMenu({ blogId, title, mayEdit, mayRemove }: Props) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'delete' | 'unpublish' | 'report' | null>(null)
  const { mutate, isPending } = useMutation(DeleteBlog, { onSuccess: () => showToast(`Deleted “${title}”.`) })
  const remove = () => mutate({ id: blogId }, { onSuccess: () => navigate(BLOGS_PATH) })

  const [isUnpublishing, setUnpublishing] = useState(false)
  const unpublishAndEdit = async () => {
    setUnpublishing(true)
    try {
      await unpublish(blogId)
      showToast(`“${title}” is unpublished. Your text is saved as a draft.`)
      navigate(editPath(blogId))
    } catch (error) {
      showToast(errorMessage(error), { kind: 'error' })
    } finally {
      setUnpublishing(false)
      setAsking(null)
    }
  }

  const items: MenuItem[] = [
    ...(mayEdit ? [{ label: 'Edit', icon: pencilIcon, to: editPath(blogId) }, { label: 'Unpublish', icon: eyeOffIcon, onSelect: () => setAsking('unpublish') }] : []),
    ...(mayRemove ? [{ label: 'Delete', icon: trashIcon, danger: true, onSelect: () => setAsking('delete') }] : []),
    ...(mayEdit ? [] : [{ label: 'Report', icon: flagIcon, onSelect: () => asMember(() => setAsking('report')) }]),
  ]
  return (
    <>
      <Menu label="More" align="start" className="button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />
      <Suspense>
        {asking === 'delete' && (
          <ConfirmDialog
            open
            question="Delete this blog?"
            explanation="This deletes the blog and its comments. You can’t undo this."
            confirm="Delete"
            busy={isPending}
            onConfirm={remove}
            onClose={() => setAsking(null)}
          >
            <RemovalNotes kind="blog" keys={[blogId]} />
          </ConfirmDialog>
        )}
        {asking === 'unpublish' && (
          <ConfirmDialog
            open
            question="Unpublish this blog?"
            explanation="Readers can no longer open it. Your text is saved as a draft. If you publish it again, its comments and likes come back."
            confirm="Unpublish"
            busy={isUnpublishing}
            onConfirm={() => void unpublishAndEdit()}
            onClose={() => setAsking(null)}
          >
            <RemovalNotes kind="blog" keys={[blogId]} />
          </ConfirmDialog>
        )}
        {asking === 'report' && <ReportDialog kind="blog" id={blogId} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  )
}
