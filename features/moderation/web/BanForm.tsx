import { useRef, useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { PersonField } from '#features/administration/web/public.tsx'
import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'
import { firstStatement, type BanStart } from './ban-address.ts'
import { STATEMENT_LENGTH } from '../rules/decisions.ts'
import { WhoElse } from './WhoElse.tsx'

const ProposeBan = graphql(`
  mutation ProposeBan($id: ID!, $username: String!, $rule: String!, $statement: String!) { proposeBan(id: $id, username: $username, rule: $rule, statement: $statement) }
`)

const GetBanConfirmers = graphql(`
  query GetBanConfirmers { banConfirmers }
`)

const RULES = [{ value: '', label: 'Choose a rule' }, ...COMMUNITY_RULES.map(({ name, label }) => ({ value: name, label }))]
const NOTHING: BanStart = { username: '', rule: '', noun: '', title: '' }
const inputFrom = (start: BanStart) => ({ username: start.username, rule: start.rule as string, statement: firstStatement(start) })

interface Props {
  start: BanStart
  /** Where the reports are. */
  reportsPath: string
  onPropose: () => void
}

/** Proposes a ban; it takes effect when a second admin confirms it. */
export function BanForm({ start, reportsPath, onPropose }: Props) {
  const [initial] = useState(() => inputFrom(start))
  const draft = useFormDraft(`ban-proposal ${start.username} ${start.title}`, { value: initial, revision: 0 })
  const keys = useRef(requestKeys())
  const input = draft.current?.value ?? initial
  const setInput = (value: typeof initial) => draft.show({ value, revision: 0 })
  const { data } = useQuery(GetBanConfirmers, {})
  const { mutate, isPending, error } = useMutation(ProposeBan)
  const fields = error?.fields ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id: keys.current.keyFor(JSON.stringify(input)), ...input, username: input.username.trim().replace(/^@/, '') }, {
      onSuccess: () => {
        keys.current.forget()
        draft.settle({ value: inputFrom(NOTHING), revision: 0 })
        setInput(inputFrom(NOTHING))
        onPropose()
      },
    })
  }
  return (
    <Card as="section">
      <form className="grid gap-4" aria-label="Propose a ban" onSubmit={submit} noValidate>
        {data?.banConfirmers.length === 0 && <WhoElse reason="No other admin can confirm it." others={[]} />}
        <RestoredNote from={draft.restoredFrom} newerVersion={null} onDiscard={draft.discard} />
        {start.title !== '' && (
          <p className="text-sm wrap-anywhere text-text-muted">
            From the report about the {start.noun} “{start.title}”. It stays open until you decide about it under{' '}
            <a className="link" href={reportsPath}>
              Reports
            </a>
            .
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <PersonField label="Person" error={fields['username']} value={input.username} onChange={(username) => setInput({ ...input, username })} />
          <Field label="Rule" error={fields['rule']}>{(control) => <Select {...control} required value={input.rule} options={RULES} onChange={(event) => setInput({ ...input, rule: event.target.value })} />}</Field>
        </div>
        <Field label="Reason" hint="The person will see it." error={fields['statement']} count={{ used: input.statement.length, limit: STATEMENT_LENGTH }}>
          {(control) => <TextArea {...control} rows={3} value={input.statement} onChange={(event) => setInput({ ...input, statement: event.target.value })} />}
        </Field>
        {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
        <Button type="submit" className="justify-self-start" busy={isPending}>
          Propose ban
        </Button>
      </form>
    </Card>
  )
}
