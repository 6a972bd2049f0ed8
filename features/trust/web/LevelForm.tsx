import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { CONDITION_LABELS, CONDITIONS, LIMIT_LABELS, LIMITS, type ConditionName, type LimitName } from '../rules/levels.ts'
import type { Level } from './TrustSection.tsx'

const SaveTrustLevel = graphql(`
  mutation SaveTrustLevel($input: TrustLevelInput!) { saveTrustLevel(input: $input) }
`)

type Name = LimitName | ConditionName
const LABELS: Record<Name, string> = { ...LIMIT_LABELS, ...CONDITION_LABELS, cleanDays: 'Days without an upheld report' }

/** The limits and the conditions of one level. */
export function LevelForm({ level, onSave }: { level: Level; onSave: () => void }) {
  const [input, setInput] = useState<Record<Name, string>>(() => Object.fromEntries([...LIMITS, ...CONDITIONS].map((name) => [name, String(level[name])])) as Record<Name, string>)
  const { mutate, isPending, error } = useMutation(SaveTrustLevel)
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const numbers = Object.fromEntries(Object.entries(input).map(([name, text]) => [name, Math.trunc(Number(text)) || 0])) as Record<Name, number>
    mutate({ input: { name: level.name, revision: level.revision, ...numbers } }, { onSuccess: onSave })
  }
  const fieldsOf = (names: readonly Name[]) =>
    names.map((name) => (
      <Field key={name} label={LABELS[name]} error={fields[name]}>
        {(control) => <TextInput {...control} type="number" min={0} inputMode="numeric" value={input[name]} onChange={(event) => setInput({ ...input, [name]: event.target.value })} />}
      </Field>
    ))
  return (
    <Card as="section">
      <form className="grid gap-4" aria-label={level.label} onSubmit={submit} noValidate>
        <header>
          <h3 className="text-lg">{level.label}</h3>
          <p className="text-sm text-text-muted">{level.people === 1 ? '1 person' : `${level.people.toLocaleString('en')} people`}</p>
        </header>
        <fieldset className="grid gap-3">
          <legend className="pb-2 text-sm font-medium">Limits</legend>
          {fieldsOf(LIMITS)}
        </fieldset>
        {level.name !== 'new' && (
          <fieldset className="grid gap-3">
            <legend className="pb-2 text-sm font-medium">To reach this level</legend>
            {fieldsOf(CONDITIONS)}
          </fieldset>
        )}
        {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
        <Button type="submit" className="justify-self-start" busy={isPending}>
          Save
        </Button>
      </form>
    </Card>
  )
}
