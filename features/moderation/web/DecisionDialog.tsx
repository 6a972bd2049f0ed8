import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TemplateSelect } from '#features/administration/web/public.tsx'
import { COMMUNITY_RULES, type RuleName } from '../rules/community-rules.ts'

const GetTemplates = graphql(`
  query GetModerationTemplates { moderationTemplates { id label body } }
`)

interface Props {
  title: string
  explanation: string
  action: string
  danger?: boolean
  /** Whether a rule was broken, which the person reads with the reason. */
  hasRule: boolean
  maxLength: number
  busy: boolean
  error: string | undefined
  onSend: (decision: { rule: RuleName; reason: string }) => void
  onClose: () => void
}

/** Asks a moderator for the rule and the reason of a decision. A template fills the reason. */
export function DecisionDialog({ title, explanation, action, danger = false, hasRule, maxLength, busy, error, onSend, onClose }: Props) {
  const [rule, setRule] = useState<RuleName | ''>('')
  const [reason, setReason] = useState('')
  const { data } = useQuery(GetTemplates, hasRule ? {} : null)
  const missing = hasRule && rule === '' ? 'Choose the rule that was broken' : reason.trim() === '' ? 'Enter a reason' : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing === null) onSend({ rule: rule === '' ? 'other' : rule, reason })
  }
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <p className="text-sm text-text-muted">{explanation}</p>
        {hasRule && (
          <Field label="Rule">
            {(control) => (
              <Select
                {...control}
                data-autofocus
                value={rule}
                options={[{ value: '', label: 'Choose a rule' }, ...COMMUNITY_RULES.map(({ name, label }) => ({ value: name, label }))]}
                onChange={(event) => setRule(event.target.value as RuleName | '')}
              />
            )}
          </Field>
        )}
        <TemplateSelect templates={data?.moderationTemplates ?? []} onChoose={setReason} />
        <Field label="Reason" hint={hasRule ? 'The person will see it.' : 'Recorded in the audit log.'} error={error} count={{ used: reason.length, limit: maxLength }}>
          {(control) => <TextArea {...control} data-autofocus={hasRule ? undefined : true} rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabledBecause={missing}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}
