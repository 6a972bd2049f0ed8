import { useState, type ReactNode } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TemplateSelect } from '#features/administration/web/public.tsx'
import { COMMUNITY_RULES, type RuleName } from '#features/people/rules/community-rules.ts'

const GetTemplates = graphql(`
  query GetModerationTemplates { moderationTemplates { id label body } }
`)

interface Props {
  title: string
  /** What was reported. */
  target: string
  explanation: ReactNode
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
export function DecisionDialog({ explanation, hasRule, onSend, ...rest }: Props) {
  const [rule, setRule] = useState<RuleName | ''>('')
  const { data } = useQuery(GetTemplates, {})
  return (
    <ReasonDialog
      {...rest}
      label="Reason"
      hint={hasRule ? 'The person will see it.' : 'Recorded in the audit log.'}
      requiredHint={hasRule ? 'Enter a reason' : null}
      missing={hasRule && rule === '' ? 'Choose the rule that was broken' : null}
      renderFields={(setReason) => (
        <>
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
          {/* The templates are about broken rules. */}
          {hasRule && <TemplateSelect templates={data?.moderationTemplates ?? []} onChoose={setReason} />}
        </>
      )}
      onSend={(reason) => onSend({ rule: rule === '' ? 'other' : rule, reason })}
    >
      {explanation}
    </ReasonDialog>
  )
}
