import { useState } from 'react'
import { COMMUNITY_RULES } from '#features/people/rules/community-rules.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { rememberedText, rememberText } from '#platform/web/pages/page-memory.ts'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { REPORT_LENGTH } from '../rules/reports.ts'

const ReportContent = graphql(`
  mutation ReportContent($kind: String!, $id: ID!, $rule: String, $reason: String!) { reportContent(kind: $kind, id: $id, rule: $rule, reason: $reason) }
`)

/** The report that the viewer has sent, until it is decided. */
const OwnReport = graphql(`
  query OwnReport($kind: String!, $id: ID!) { ownReport(kind: $kind, id: $id) { rule reason reportedAt } }
`)
type Own = ResultOf<typeof OwnReport>['ownReport']

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
export function ReportDialog(props: Props) {
  const { kind, id, onClose } = props
  const { data, error } = useQuery(OwnReport, { kind, id }, { gcTime: 0 })
  // Without an answer it is a report like the first one.
  if (data !== undefined || error !== null) return <ReportForm {...props} own={data?.ownReport ?? null} />
  return (
    <Dialog open title={titleOf(props)} onClose={onClose}>
      <SkeletonText lines={6} />
    </Dialog>
  )
}

const titleOf = ({ kind, noun = kind }: Props) => `Report this ${noun}`

function ReportForm(props: Props & { own: Own }) {
  const { kind, id, hint = 'Only moderators see your report. The author won’t learn that it was you.', own, onClose } = props
  const { mutate, isPending, error } = useMutation(ReportContent, {
    onSuccess: () => showToast(own === null ? 'Thanks. A moderator will review your report.' : 'Your report was updated.'),
  })
  const ruleKey = `rule of the report ${kind} ${id}`
  const [rule, showRule] = useState(() => rememberedText(ruleKey) || (own?.rule ?? ''))
  const setRule = (name: string) => {
    rememberText(ruleKey, name)
    showRule(name)
  }
  // Problems are reported because of mistakes.
  const hasRule = kind !== 'problem'
  const send = (reason: string) => mutate({ kind, id, rule: rule === '' ? null : rule, reason }, {
    onSuccess: () => {
      rememberText(ruleKey, '')
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={titleOf(props)}
      target={id}
      label={hasRule ? 'Details' : 'What’s wrong?'}
      hint={hint}
      maxLength={REPORT_LENGTH}
      requiredHint="Describe the problem first."
      missing={hasRule && rule === '' ? 'Choose what’s wrong' : null}
      renderFields={
        hasRule
          ? () => (
              <Field label="What’s wrong? (required)">
                {(control) => <Select {...control} data-autofocus required value={rule} options={RULES} onChange={(event) => setRule(event.target.value)} />}
              </Field>
            )
          : undefined
      }
      initial={own?.reason ?? ''}
      action={own === null ? 'Send report' : 'Update report'}
      busy={isPending}
      error={error?.message}
      onSend={send}
      onClose={onClose}
    >
      {own !== null && (
        <>
          You reported this <TimeAgo at={own.reportedAt} />. A moderator hasn’t decided yet, so you can still change your report.
        </>
      )}
    </ReasonDialog>
  )
}
