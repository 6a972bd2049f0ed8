import { useEffect, useState, type FormEvent } from 'react'
import { rebaseDraft } from '#platform/web/autosave/rebase-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '../../rules/categories.ts'
import { NewsSourcesQuery, type Source } from './sources-query.ts'

const SaveSource = graphql(`
  mutation SaveNewsSource($source: NewsSourceInput!) { saveNewsSource(source: $source) }
`)

const fieldsOf = (source: Source | null) => ({
  id: source?.id ?? crypto.randomUUID(),
  revision: source?.revision ?? 0,
  name: source?.name ?? '',
  address: source?.address ?? '',
  category: source?.category ?? ('ai' as Category),
  isEnabled: source?.isEnabled ?? true,
})

/** The form in which a source is added or changed. After a conflict the changes are put on top of what another editor saved. */
export function SourceDialog({ source, onClose }: { source: Source | null; onClose: () => void }) {
  const [input, setInput] = useState(() => fieldsOf(source))
  const [base, setBase] = useState(input)
  const { mutate, isPending, error } = useMutation(SaveSource, {
    onSuccess: (_data, _variables, cache) => cache.invalidateQueries(NewsSourcesQuery),
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && cache.invalidateQueries(NewsSourcesQuery)),
  })
  const isOutdated = error?.code === 'OUTDATED_EDIT'
  useEffect(() => {
    if (!isOutdated || source === null || source.revision === base.revision) return
    const latest = fieldsOf(source)
    setInput((draft) => rebaseDraft({ base, draft, latest }).value)
    setBase(latest)
  }, [isOutdated, source, base])
  const change = (changed: Partial<typeof input>) => setInput((input) => ({ ...input, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ source: input }, { onSuccess: onClose })
  }
  const { fields, message } = useFieldErrors(error, input)
  return (
    <Dialog open title={source === null ? 'Add source' : `Edit ${source.name}`} onClose={onClose}>
      <form className="grid gap-5" onSubmit={submit} noValidate>
        <Field label="Name" error={fields['name']}>
          {(control) => <TextInput {...control} data-autofocus value={input.name} maxLength={80} onChange={(event) => change({ name: event.target.value })} />}
        </Field>
        <Field label="Address of the feed" hint="RSS, Atom or JSON Feed." error={fields['address']}>
          {(control) => <TextInput {...control} type="url" inputMode="url" value={input.address} onChange={(event) => change({ address: event.target.value })} />}
        </Field>
        <Field label="Category" hint="Used when the category can’t be detected." error={fields['category']}>
          {(control) => (
            <Select
              {...control}
              value={input.category}
              options={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
              onChange={(event) => change({ category: event.target.value as Category })}
            />
          )}
        </Field>
        <Checkbox label="Fetch this source" checked={input.isEnabled} onChange={(event) => change({ isEnabled: event.target.checked })} />
        <ErrorMessage message={isOutdated ? `${message ?? ''} Your changes are on top of the new version. Check them, then save again.` : (message ?? undefined)} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
