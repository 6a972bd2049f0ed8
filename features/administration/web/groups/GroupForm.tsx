import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { groupRights } from '../../rules/right-groups.ts'
import { GROUP_ABOUT_LENGTH, GROUP_NAME_LENGTH } from '../../rules/rights-groups.ts'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { GroupPreview } from './GroupPreview.tsx'
import type { Group, KnownRight } from './groups-query.ts'

const SaveRightsGroup = graphql(`
  mutation SaveRightsGroup($id: ID!, $revision: Int!, $name: String!, $about: String!, $rights: [String!]!, $reason: String!) {
    saveRightsGroup(id: $id, revision: $revision, name: $name, about: $about, rights: $rights, reason: $reason)
  }
`)

interface Props {
  /** Null: a new group. */
  group: Group | null
  rights: readonly KnownRight[]
  onDone: () => void
  onClose: () => void
}

/** The form of a group. Before saving, a dialog shows who gains and loses what. */
export function GroupForm({ group, rights, onDone, onClose }: Props) {
  const [id] = useState(() => group?.id ?? crypto.randomUUID())
  const [name, setName] = useState(group?.name ?? '')
  const [about, setAbout] = useState(group?.about ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(group?.rights ?? [])
  const [isConfirming, setIsConfirming] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(SaveRightsGroup, { onSuccess: onDone })
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsConfirming(true)
  }
  const save = (reason: string) =>
    mutate({ id, revision: group?.revision ?? 0, name, about, rights: [...chosen], reason }, { onError: ({ fields }) => setIsConfirming(fields['name'] === undefined && fields['rights'] === undefined) })
  return (
    <Card className="min-w-0">
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <Field label="Name" error={fields['name']}>
          {(control) => <TextInput {...control} maxLength={GROUP_NAME_LENGTH} placeholder="News editors" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label="Description" error={fields['about']}>
          {(control) => <TextInput {...control} maxLength={GROUP_ABOUT_LENGTH} value={about} onChange={(event) => setAbout(event.target.value)} />}
        </Field>
        <fieldset>
          <legend className="text-sm font-medium">Permissions</legend>
          <p className="text-sm text-text-muted">Admin-only permissions can’t be given to a group.</p>
          {groupRights(rights.filter(({ isFixed }) => !isFixed)).map((part) => (
            <fieldset key={part.title} className="mt-4">
              <legend className="text-sm font-semibold">{part.title}</legend>
              <div className="grid gap-x-6 md:grid-cols-2">
                {part.rights.map((right) => (
                  <Checkbox
                    key={right.name}
                    label={right.label}
                    checked={chosen.includes(right.name)}
                    onChange={(event) => setChosen(event.target.checked ? [...chosen, right.name] : chosen.filter((one) => one !== right.name))}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          <ErrorMessage message={fields['rights']} />
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            disabledBecause={name.trim() === '' ? 'Enter a name' : chosen.length === 0 ? 'Choose at least one permission' : null}
          >
            {group === null ? 'Create group' : 'Save group'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
      {isConfirming && (
        <AdminReasonDialog
          title={group === null ? `Create ${name}` : `Change ${name}`}
          action={group === null ? 'Create' : 'Save'}
          busy={isPending}
          refusal={error}
          onSend={save}
          onClose={() => {
            reset()
            setIsConfirming(false)
          }}
        >
          {group === null ? 'No one is in this group yet. Add people after you create it.' : <GroupPreview id={id} chosen={chosen} rights={rights} />}
        </AdminReasonDialog>
      )}
    </Card>
  )
}
