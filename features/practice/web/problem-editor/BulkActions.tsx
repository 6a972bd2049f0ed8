import { useState, type FormEvent } from 'react'
import { mutate as sendMutation } from '#platform/web/data/mutate.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { counted } from '#platform/rules/counted.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'

const TagProblems = graphql(`
  mutation TagProblems($slugs: [String!]!, $add: [String!]!, $remove: [String!]!) { tagProblems(slugs: $slugs, add: $add, remove: $remove) { slug before after } }
`)
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
  const none = slugs.length === 0 ? 'Select problems first' : null
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
  const tagged = (changed: Changed) => done(`Tags of ${counted(changed.length, 'problem', 'problems')} changed`, changed.length === 0 ? null : () => sendMutation(RestoreProblemTags, { problems: changed }))
  return (
    <div role="group" aria-label="Selected problems" className="flex flex-wrap items-center gap-2">
      <span className="tabular text-sm text-text-muted" role="status">
        {slugs.length} selected
      </span>
      <Button small onClick={slugs.length === 0 ? onSelectAll : onClear}>
        {slugs.length === 0 ? 'Select this page' : 'Clear'}
      </Button>
      <Button small disabledBecause={none} onClick={() => setDialog('tags')}>
        Change tags
      </Button>
      <Button small disabledBecause={none} onClick={() => setDialog('retire')}>
        Retire
      </Button>
      <Button small disabledBecause={none} onClick={() => setDialog('restore')}>
        Restore
      </Button>
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

type Changed = ResultOf<typeof TagProblems>['tagProblems']
const tagsIn = (text: string) => text.split(/[\s,]+/).filter((tag) => tag !== '')

function TagsDialog({ slugs, onDone, onClose }: { slugs: string[]; onDone: (changed: Changed) => void; onClose: () => void }) {
  const [text, setText] = useState({ add: '', remove: '' })
  const { mutate, isPending, error } = useMutation(TagProblems)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ slugs, add: tagsIn(text.add), remove: tagsIn(text.remove) }, { onSuccess: ({ tagProblems }) => onDone(tagProblems) })
  }
  return (
    <Dialog open title={`Change the tags of ${counted(slugs.length, 'problem', 'problems')}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <Field label="Add" hint="Separated by spaces or commas.">
          {(control) => <TextInput {...control} data-autofocus autoCapitalize="none" value={text.add} onChange={(event) => setText({ ...text, add: event.target.value })} />}
        </Field>
        <Field label="Remove">{(control) => <TextInput {...control} autoCapitalize="none" value={text.remove} onChange={(event) => setText({ ...text, remove: event.target.value })} />}</Field>
        <ErrorMessage message={error?.message} />
        <Button type="submit" variant="primary" busy={isPending}>
          Change tags
        </Button>
      </form>
    </Dialog>
  )
}
