import { useRef, useState, type FormEvent } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { shiftDays } from '#features/events/rules/recurrence.ts'
import { KIND_LABELS } from '../../rules/assignment.ts'
import { LedGroupsQuery } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { localDay } from '../../rules/local-text.ts'
import { useChange } from '../use-change.ts'
import { SaveTemplateForm } from './SaveTemplateDialog.tsx'
import { TemplatesQuery } from './templates-query.ts'

const ApplyTemplate = graphql(`
  mutation ApplyAssignmentTemplate($id: ID!, $key: ID!, $template: ID!, $firstDue: String!) { applyAssignmentTemplate(id: $id, key: $key, template: $template, firstDue: $firstDue) }
`)
const DeleteTemplate = graphql(`mutation DeleteAssignmentTemplate($id: ID!) { deleteAssignmentTemplate(id: $id) }`)

/** Sets the assignments of a template in a group, with their due dates shifted. */
export function UseTemplateDialog({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const query = useQuery(TemplatesQuery, {})
  return (
    <Dialog open title={query.data?.assignmentTemplates.length === 0 ? 'Save your first template' : 'Use a template'} onClose={onClose}>
      <Loading query={query}>
        {({ assignmentTemplates }) =>
          assignmentTemplates.length === 0 ? (
            <FirstTemplate groupId={groupId} />
          ) : (
            <TemplateForm groupId={groupId} templates={assignmentTemplates} onClose={onClose} />
          )
        }
      </Loading>
    </Dialog>
  )
}

/** While there is no template: makes one of the assignments of a group. */
function FirstTemplate({ groupId }: { groupId: string }) {
  const query = useQuery(LedGroupsQuery, {})
  const [chosen, choose] = useState<string | null>(null)
  return (
    <Loading query={query}>
      {({ ledGroups }) => {
        const groups = ledGroups.filter(({ assignments }) => assignments > 0)
        const group = groups.find(({ id }) => id === chosen) ?? groups.find(({ id }) => id === groupId) ?? groups[0]
        if (group === undefined) return <EmptyState text="No templates yet" hint="Once one of your groups has assignments, you can save them as a template here." />
        return (
          <div className="grid grid-cols-1 gap-5">
            <p>You have no templates yet. Save the assignments of a group as a template, and assign them here afterwards.</p>
            <Field label="Group">
              {(control) => <Select {...control} value={group.id} options={groups.map(({ id, name, assignments }) => ({ value: id, label: `${name} (${counted(assignments, 'assignment', 'assignments')})` }))} onChange={({ target }) => choose(target.value)} />}
            </Field>
            <SaveTemplateForm key={group.id} group={group} />
          </div>
        )
      }}
    </Loading>
  )
}

interface FormProps {
  groupId: string
  templates: ResultOf<typeof TemplatesQuery>['assignmentTemplates']
  onClose: () => void
}

const skippedText = (count: number) => (count === 0 ? 'Assigned.' : `Assigned, without ${count === 1 ? 'one that no longer exists' : `${count} that no longer exist`}.`)

type Item = FormProps['templates'][number]['items'][number]

/** What an assignment of a template is: its kind, its points, and when it is due after the first one. */
function itemText({ kind, points, days }: Item, firstDue: string): string {
  const due = days === null ? 'no due date' : firstDue !== '' ? `due ${localDay(shiftDays(`${firstDue}T00:00`, days))}` : days === 0 ? 'due on the first due date' : `due ${counted(days, 'day', 'days')} later`
  return [KIND_LABELS[kind], ...(points > 0 ? [counted(points, 'point', 'points')] : []), due].join(', ')
}

function TemplateForm({ groupId, templates, onClose }: FormProps) {
  const key = useRef(crypto.randomUUID())
  const [template, choose] = useState(templates[0]!.id)
  const [isDeleting, askToDelete] = useState(false)
  const [firstDue, setFirstDue] = useState('')
  const chosen = templates.find(({ id }) => id === template) ?? templates[0]!
  const apply = useChange(ApplyTemplate, ({ applyAssignmentTemplate }) => {
    showToast(skippedText(applyAssignmentTemplate))
    onClose()
  }, { isQuiet: true })
  const remove = useMutation(DeleteTemplate, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(TemplatesQuery) })
  const fields = apply.error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply.mutate({ id: groupId, key: key.current, template: chosen.id, firstDue })
  }
  return (
    <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
      <Field label="Template" error={fields['template']}>
        {(control) => <Select {...control} data-autofocus value={chosen.id} options={templates.map(({ id, name }) => ({ value: id, label: name }))} onChange={({ target }) => choose(target.value)} />}
      </Field>
      <ol className="grid list-decimal grid-cols-1 gap-1.5 pl-6 text-sm">
        {chosen.items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles can repeat
          <li key={at} className="wrap-anywhere">
            {item.title}
            <span className="tabular block text-text-muted">{itemText(item, firstDue)}</span>
          </li>
        ))}
      </ol>
      <Field label="First due date" hint="The other due dates are shifted with it." error={fields['firstDue']}>
        {(control) => <TextInput {...control} className="max-w-48" type="date" value={firstDue} onChange={({ target }) => setFirstDue(target.value)} />}
      </Field>
      <ErrorMessage message={Object.keys(fields).length > 0 ? remove.error?.message : (apply.error?.message ?? remove.error?.message)} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={apply.isPending}>
          Assign all
        </Button>
        <Button variant="ghost" onClick={() => askToDelete(true)}>
          Delete template
        </Button>
      </div>
      <ConfirmDialog
        open={isDeleting}
        question={`Delete the template “${chosen.name}”?`}
        explanation="Assignments that were set with it stay."
        confirm="Delete"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: chosen.id }, { onSettled: () => askToDelete(false) })}
        onClose={() => askToDelete(false)}
      />
    </form>
  )
}
