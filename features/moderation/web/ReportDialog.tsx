import { useState } from 'react'
import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { REPORT_LENGTH } from '../rules/reports.ts'

const ReportContent = graphql(`
  mutation ReportContent($kind: String!, $id: ID!, $rule: String, $reason: String!) { reportContent(kind: $kind, id: $id, rule: $rule, reason: $reason) }
`)

const RULES = [{ value: '', label: 'Choose a reason' }, ...COMMUNITY_RULES.map(({ name, label }) => ({ value: name, label }))]

export interface Props {
  /** A kind that a feature contributes to moderation, such as `blog`. */
  kind: string
  /** What readers call it, if not by the kind. */
  noun?: string
  id: string
  hint?: string
  onClose: () => void
}

/** The dialog in which a member reports content (requirements G-3, Q-12). */
export function ReportDialog({ kind, noun = kind, id, hint = 'Only moderators see your report.', onClose }: Props) {
  const { mutate, isPending, error } = useMutation(ReportContent, { onSuccess: () => showToast('Thanks. A moderator will review your report.') })
  const [rule, setRule] = useState('')
  // Problems are reported because of mistakes.
  const hasRule = kind !== 'problem'
  const send = (reason: string) => mutate({ kind, id, rule: rule === '' ? null : rule, reason }, { onSuccess: () => onClose() })
  return (
    <ReasonDialog
      title={`Report this ${noun}`}
      target={id}
      label={hasRule ? 'Details' : 'What’s wrong?'}
      hint={hint}
      maxLength={REPORT_LENGTH}
      requiredHint="Describe the problem first."
      missing={hasRule && rule === '' ? 'Choose what’s wrong' : null}
      renderFields={
        hasRule
          ? () => (
              <Field label="What’s wrong?">
                {(control) => <Select {...control} required value={rule} options={RULES} onChange={(event) => setRule(event.target.value)} />}
              </Field>
            )
          : undefined
      }
      action="Send report"
      busy={isPending}
      error={error?.message}
      onSend={send}
      onClose={onClose}
    />
  )
}
