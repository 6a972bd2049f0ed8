import { Suspense, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon, flagIcon, linkIcon, pencilIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import type { CommentData, CommentSource } from './comment-fields.ts'

interface Props {
  source: CommentSource
  comment: CommentData
  isOwn: boolean
  hasReplies: boolean
  onEdit: () => void
  onChanged: (comment: CommentData) => void
}

/** More actions on a comment: edit and delete one's own, report another person's. */
export function CommentMenu({ source, comment, isOwn, hasReplies, onEdit, onChanged }: Props) {
  const [asking, setAsking] = useState<'delete' | 'report' | null>(null)
  const { mutate, isPending } = useMutation(source.remove)
  const remove = () => {
    mutate(
      { id: comment.id },
      {
        onSuccess: () => onChanged({ ...comment, text: '', isDeleted: true, author: null }),
        onSettled: () => setAsking(null),
      },
    )
  }
  const copy = {
    label: 'Copy link',
    icon: linkIcon,
    onSelect: () => {
      const address = `${window.location.href.split('#')[0]!}#comment-${comment.id}`
      void copyText(address, { copied: 'Link copied', failed: `Copy this link: ${address}` })
    },
  }
  return (
    <>
      <Menu
        label="Comment options"
        className="button button-ghost button-sm button-icon-sm"
        trigger={<Icon of={ellipsisIcon} small />}
        items={
          isOwn
            ? [
                { label: 'Edit', icon: pencilIcon, onSelect: onEdit },
                { label: 'Delete', icon: trashIcon, danger: true, onSelect: () => setAsking('delete') },
                copy,
              ]
            : [{ label: 'Report', icon: flagIcon, onSelect: () => setAsking('report') }, copy]
        }
      />
      <ConfirmDialog
        open={asking === 'delete'}
        question="Delete this comment?"
        {...(hasReplies && { explanation: 'Replies will stay.' })}
        confirm="Delete"
        busy={isPending}
        onConfirm={remove}
        onClose={() => setAsking(null)}
      />
      <Suspense>{asking === 'report' && <ReportDialog kind={source.reportKind} noun="comment" id={comment.id} onClose={() => setAsking(null)} />}</Suspense>
    </>
  )
}
