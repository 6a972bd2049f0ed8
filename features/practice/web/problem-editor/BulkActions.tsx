import { useState } from 'react'
import { mutate as sendMutation } from '#platform/web/data/mutate.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { counted } from '#platform/rules/counted.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import { TagsDialog, type ChangedTags } from './TagsDialog.tsx'

const RestoreProblemTags = graphql(`
  mutation RestoreProblemTags($problems: [ChangedTagsInput!]!) { restoreProblemTags(problems: $problems) }
`)
const RetireProblems = graphql(`
  mutation RetireProblems($slugs: [String!]!, $isRetired: Boolean!, $reason: String!) { retireProblems(slugs: $slugs, isRetired: $isRetired, reason: $reason) }
`)

interface Props {
  slugs: string[]
  onSelectAll: () => void
  onClear: () => void
  onChange: () => void
}

/** Changes the selected problems: their tags, or whether they are published. */
export function BulkActions({ slugs, onSelectAll, onClear, onChange }: Props) {
  const [dialog, setDialog] = useState<'tags' | 'retire' | 'restore' | null>(null)
  const { mutate, isPending, error, reset } = useMutation(RetireProblems)
  const isRetired = dialog === 'retire'
  const close = () => {
    reset()
    setDialog(null)
  }
  const done = (text: string, undo: (() => Promise<unknown>) | null) => {
    close()
    onChange()
    showToast(text, undo === null ? {} : { action: { label: 'Undo', run: () => void undo().then(onChange, (error: unknown) => showToast(errorMessage(error), { kind: 'error' })) } })
  }
  const retired = (changed: string[]) =>
    done(
      `${counted(changed.length, 'problem', 'problems')} ${isRetired ? 'retired' : 'restored'}`,
      changed.length === 0 ? null : () => sendMutation(RetireProblems, { slugs: changed, isRetired: !isRetired, reason: `Undo: ${isRetired ? 'retired' : 'restored'} by mistake.` }),
    )
  const tagged = (changed: ChangedTags) => done(`Tags of ${counted(changed.length, 'problem', 'problems')} changed`, changed.length === 0 ? null : () => sendMutation(RestoreProblemTags, { problems: changed }))
  return (
    <div role="group" aria-label="Selected problems" className="flex flex-wrap items-center gap-2">
      <span className="tabular text-sm text-text-muted empty:-mr-2" role="status">
        {slugs.length > 0 && `${slugs.length} selected`}
      </span>
      <Button small onClick={slugs.length === 0 ? onSelectAll : onClear}>
        {slugs.length === 0 ? 'Select this page' : 'Clear'}
      </Button>
      {slugs.length > 0 && (
        <>
          <Button small onClick={() => setDialog('tags')}>
            Change tags
          </Button>
          <Button small onClick={() => setDialog('retire')}>
            Retire
          </Button>
          <Button small onClick={() => setDialog('restore')}>
            Restore
          </Button>
        </>
      )}
      {dialog === 'tags' && <TagsDialog slugs={slugs} onDone={tagged} onClose={close} />}
      {(dialog === 'retire' || dialog === 'restore') && (
        <AdminReasonDialog
          title={`${isRetired ? 'Retire' : 'Restore'} ${counted(slugs.length, 'problem', 'problems')}`}
          action={isRetired ? 'Retire' : 'Restore'}
          danger={isRetired}
          busy={isPending}
          refusal={error}
          onSend={(reason) => mutate({ slugs, isRetired, reason }, { onSuccess: ({ retireProblems }) => retired(retireProblems) })}
          onClose={close}
        >
          {isRetired ? 'Retired problems no longer appear in lists or search. Solutions and points are kept.' : 'Restored problems are published again as they were.'}
          {isRetired && <div className="mt-3"><RemovalNotes kind="problem" keys={slugs} /></div>}
        </AdminReasonDialog>
      )}
    </div>
  )
}
