import { useRef, useState } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Loaded } from '../Loaded.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'

export const GetReasonTemplates = graphql(`
  query GetReasonTemplates { reasonTemplates { id scope label body changedAt uses } approvalKinds { name label } }
`)
const DeleteTemplate = graphql(`
  mutation DeleteReasonTemplate($id: ID!) { deleteReasonTemplate(id: $id) }
`)

/** A new template has no time yet. */
export type EditedTemplate = Omit<ResultOf<typeof GetReasonTemplates>['reasonTemplates'][number], 'uses' | 'changedAt'> & { changedAt: string | null }

/** The texts that admins insert as reasons, by what they are for. */
export function TemplatesSection() {
  const query = useQuery(GetReasonTemplates, {})
  const [scope, setScope] = useState('')
  const [opened, setOpened] = useState<EditedTemplate | null>(null)
  const [deleted, setDeleted] = useState<EditedTemplate | null>(null)
  // Another admin may have changed the template since it was opened. A new one stays new: it has no version to compare with.
  const edited = opened === null || opened.changedAt === null ? opened : (query.data?.reasonTemplates.find(({ id }) => id === opened.id) ?? opened)
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, query.data?.reasonTemplates.map(({ id }) => id).join() ?? '')
  const isShown = (template: { scope: string }) => scope === '' || template.scope === scope
  const leaveList = () => {
    const at = query.data?.reasonTemplates.filter(isShown).findIndex(({ id }) => id === deleted?.id) ?? 0
    focusNext(`li:nth-child(${at + 1}) button`, 'li:last-child button', 'button')
    query.refetch()
  }
  const remove = useMutation(DeleteTemplate, {
    onSuccess: () => {
      showToast(`Deleted “${deleted?.label}”.`)
      leaveList()
    },
    onError: ({ code, message }) => {
      showToast(message, { kind: 'error' })
      if (code === 'NOT_FOUND') leaveList()
    },
  })
  return (
    <Loaded query={query}>
      {({ reasonTemplates, approvalKinds }) => {
        const scopes = [...approvalKinds.map(({ name, label }) => ({ value: name, label })), { value: 'moderation', label: 'Reports' }]
        const shown = reasonTemplates.filter(isShown)
        const labelOf = (scope: string) => scopes.find(({ value }) => value === scope)?.label ?? scope
        return (
          <div ref={box} className="contents">
            <div className="flex flex-wrap items-center gap-3">
              <Select aria-label="Kind" className="min-w-44" value={scope} options={[{ value: '', label: `All kinds (${reasonTemplates.length})` }, ...scopes.map(({ value, label }) => ({ value, label: `${label} (${reasonTemplates.filter((one) => one.scope === value).length})` }))]} onChange={({ target }) => setScope(target.value)} />
              <Button variant="primary" className="ml-auto" onClick={() => setOpened({ id: crypto.randomUUID(), scope: scope === '' ? scopes[0]!.value : scope, label: '', body: '', changedAt: null })}>
                New template
              </Button>
            </div>
            {shown.length === 0 && <EmptyState text={scope === '' ? 'No templates yet' : 'No templates of this kind yet'} hint="Templates fill in the reason when you send something back." />}
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {shown.map((template) => (
                <li key={template.id} className="flex flex-wrap items-start gap-3 px-4 py-3">
                  <div className="grid min-w-0 flex-1 basis-64 gap-1">
                    <h2 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                      {template.label} <Badge>{labelOf(template.scope)}</Badge>
                      <span className="text-sm font-normal text-text-muted">{template.uses === 0 ? 'Not used in the last year' : `Used ${counted(template.uses, 'time', 'times')} in the last year`}</span>
                    </h2>
                    <p className="text-sm wrap-anywhere whitespace-pre-line text-text-muted">{template.body}</p>
                  </div>
                  <div className="flex flex-wrap gap-2">
                    <Button small aria-label={`Edit “${template.label}”`} onClick={() => setOpened(template)}>
                      Edit
                    </Button>
                    <Button small aria-label={`Delete “${template.label}”`} onClick={() => setDeleted(template)}>
                      Delete
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
            {edited !== null && (
              <TemplateDialog
                key={edited.changedAt}
                template={edited}
                scopes={scopes}
                onOutdated={query.refetch}
                onClose={(isSaved) => {
                  setOpened(null)
                  if (isSaved) query.refetch()
                }}
              />
            )}
            <ConfirmDialog
              open={deleted !== null}
              question={`Delete “${deleted?.label ?? ''}”?`}
              explanation="Decisions that used it keep their text."
              confirm="Delete"
              busy={remove.isPending}
              onConfirm={() => deleted !== null && remove.mutate({ id: deleted.id }, { onSettled: () => setDeleted(null) })}
              onClose={() => setDeleted(null)}
            />
          </div>
        )
      }}
    </Loaded>
  )
}
