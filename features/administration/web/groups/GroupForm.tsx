import { useEffect, useRef, useState, type FormEvent } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { findRights, groupRights } from '../../rules/right-groups.ts'
import { GROUP_ABOUT_LENGTH, GROUP_NAME_LENGTH, ONLY_EVERYONES_RIGHTS } from '../../rules/rights-groups.ts'
import { AdminReasonDialog } from '../AdminReasonDialog.tsx'
import { GroupPreview } from './GroupPreview.tsx'
import type { Group, KnownRight } from './groups-query.ts'

const SaveRightsGroup = graphql(`
  mutation SaveRightsGroup($id: ID!, $revision: Int!, $name: String!, $about: String!, $rights: [String!]!, $reason: String!) {
    saveRightsGroup(id: $id, revision: $revision, name: $name, about: $about, rights: $rights, reason: $reason)
  }
`)

const chosenText = (chosen: number, all: number): string => (chosen === 0 ? String(all) : `${chosen} of ${all}`)

interface Props {
  /** Null: a new group. */
  group: Group | null
  rights: readonly KnownRight[]
  /** What every learner may do without a group. */
  everyones: readonly string[]
  onDone: (saved: { id: string; name: string }) => void
  /** Another admin changed the group: loads it again. */
  onOutdated?: () => void
  /** Begins again with the group as it is now. */
  onRestart?: () => void
  onClose: () => void
}

/** The form of a group. Before a change is saved, a dialog shows who gains and loses what; a new group has no people yet. */
export function GroupForm({ group, rights, everyones, onDone, onOutdated, onRestart, onClose }: Props) {
  const [id] = useState(() => group?.id ?? crypto.randomUUID())
  // The revision that the fields started from: the list may load a newer one while they are edited.
  const [revision] = useState(group?.revision ?? 0)
  const isOutdated = group !== null && group.revision !== revision
  const [name, setName] = useState(group?.name ?? '')
  const [about, setAbout] = useState(group?.about ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(group?.rights ?? [])
  const [sought, setSought] = useState('')
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    nameField.current?.focus()
  }, [])
  const given = rights.filter(({ isFixed }) => !isFixed)
  const found = findRights(given, sought)
  // What every learner has adds nothing to a group; a group from before may contain it.
  const isExtra = ({ name }: KnownRight) => !everyones.includes(name) || group?.rights.includes(name) === true
  const extra = found.filter(isExtra)
  const folded = found.filter((right) => !isExtra(right))
  const isSearching = sought.trim() !== ''
  const [isConfirming, setIsConfirming] = useState(false)
  const [isLeaving, askToLeave] = useState(false)
  const { mutate, isPending, error, reset } = useMutation(SaveRightsGroup, { onSuccess: () => onDone({ id, name: name.trim() }) })
  const [isTried, setTried] = useState(false)
  const missing = {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(chosen.every((right) => everyones.includes(right)) && { rights: ONLY_EVERYONES_RIGHTS }),
  }
  const { fields: refused } = useFieldErrors(error, { name, about, rights: chosen })
  const fields: Record<string, string> = { ...refused, ...(isTried && missing) }
  const isChanged = name !== (group?.name ?? '') || about !== (group?.about ?? '') || chosen.toSorted().join() !== [...(group?.rights ?? [])].sort().join()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(missing).length > 0) {
      if (name.trim() === '') nameField.current?.focus()
      else form.current?.querySelector<HTMLElement>('fieldset input[type=search]')?.focus()
    } else if (group === null) save('')
    else setIsConfirming(true)
  }
  const save = (reason: string) =>
    mutate(
      { id, revision, name, about, rights: [...chosen], reason },
      {
        onError: ({ code, fields }) => {
          const hasField = ['name', 'about', 'rights'].some((field) => fields[field] !== undefined)
          setIsConfirming(group !== null && !hasField && code !== 'OUTDATED_EDIT')
          if (code === 'OUTDATED_EDIT') onOutdated?.()
        },
      },
    )
  return (
    <Card className="min-w-0">
      <LeaveQuestion isChanged={isChanged && !isPending} />
      <form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
        <Field label="Name" error={fields['name']} count={{ used: name.length, limit: GROUP_NAME_LENGTH }}>
          {(control) => <TextInput {...control} ref={nameField} placeholder="News editors" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label="Description" error={fields['about']} count={{ used: about.length, limit: GROUP_ABOUT_LENGTH }}>
          {(control) => <TextInput {...control} value={about} onChange={(event) => setAbout(event.target.value)} />}
        </Field>
        <fieldset>
          <legend className="text-sm font-medium">Permissions</legend>
          <p className="text-sm text-text-muted">Admin-only permissions can’t be given to a group.</p>
          <ErrorMessage message={fields['rights']} />
          <TextInput type="search" aria-label="Find a permission" placeholder="Find a permission" className="mt-3 max-w-80" value={sought} onChange={(event) => setSought(event.target.value)} />
          <p role="status" className="sr-only">
            {isSearching && counted(extra.length, 'permission', 'permissions')}
          </p>
          {extra.length === 0 && <p className="mt-4 text-sm text-text-muted">{folded.length === 0 ? 'No permission matches.' : 'No other permission matches.'}</p>}
          {groupRights(extra).map((part) => (
            <fieldset key={part.title} className="mt-4">
              <legend className="text-sm font-semibold">
                {part.title} <span className="tabular font-normal text-text-muted">{chosenText(part.rights.filter(({ name }) => chosen.includes(name)).length, part.rights.length)}</span>
              </legend>
              <div className="grid gap-x-6 md:grid-cols-2">
                {part.rights.map((right) => (
                  <Checkbox
                    key={right.name}
                    label={right.label}
                    hint={everyones.includes(right.name) ? 'Every learner has this already' : undefined}
                    checked={chosen.includes(right.name)}
                    onChange={(event) => setChosen(event.target.checked ? [...chosen, right.name] : chosen.filter((one) => one !== right.name))}
                  />
                ))}
              </div>
            </fieldset>
          ))}
          {folded.length > 0 && (
            <details key={String(isSearching)} className="mt-4 text-sm" open={isSearching}>
              <summary className="link w-fit">Everyone has these already ({folded.length})</summary>
              <ul className="mt-2 grid list-disc gap-x-6 pl-5 text-text-muted md:grid-cols-2">
                {folded.map(({ name, label }) => (
                  <li key={name}>{label}</li>
                ))}
              </ul>
            </details>
          )}
        </fieldset>
        {isOutdated && (
          <div className="grid justify-items-start gap-3">
            <Notice>Another admin changed this group after you opened it.</Notice>
            <Button small onClick={onRestart}>
              Discard mine and load theirs
            </Button>
          </div>
        )}
        {!isOutdated && !isConfirming && Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            busy={isPending}
            disabledBecause={isOutdated ? 'Another admin changed this group' : null}
          >
            {group === null ? 'Create group' : 'Save group'}
          </Button>
          <Button onClick={() => (isChanged ? askToLeave(true) : onClose())}>Cancel</Button>
        </div>
      </form>
      <ConfirmDialog open={isLeaving} question="Discard what you entered?" confirm="Discard" onConfirm={onClose} onClose={() => askToLeave(false)} />
      {isConfirming && (
        <AdminReasonDialog
          title={`Change ${name}`}
          action="Save"
          busy={isPending}
          refusal={error}
          onSend={save}
          onClose={() => {
            reset()
            setIsConfirming(false)
          }}
        >
          {group?.members.length === 0 ? <p>This group has no members yet, so no one gains or loses anything.</p> : <GroupPreview id={id} chosen={chosen} rights={rights} />}
        </AdminReasonDialog>
      )}
    </Card>
  )
}
