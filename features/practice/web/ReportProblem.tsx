import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { announce } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { PROBLEM_REPORT_LENGTH, type Reportable } from '../rules/remarks.ts'

const ReportProblemDocument = graphql(`
  mutation ReportProblem($kind: String!, $id: ID!, $reason: String!) { reportProblem(kind: $kind, id: $id, reason: $reason) }
`)

const WORDS = {
  problem: { button: 'Report a test', title: 'Report this problem', hint: 'Which test, which text, and what should it be? Admins read this.' },
  remark: { button: 'Report', title: 'Report this remark', hint: 'Admins read this; the author does not see who wrote it.' },
}

/** A member tells the admins what is wrong with a problem, such as a test, or with a remark (requirement Q-12). */
export function ReportProblem({ kind, id }: { kind: Reportable; id: string }) {
  const [isOpen, open] = useState(false)
  const [reason, setReason] = useState('')
  const { asMember } = useAuth()
  const { run, busy, refusal } = useAction(ReportProblemDocument)
  const { button, title, hint } = WORDS[kind]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '' || (await run({ kind, id, reason })) === null) return
    setReason('')
    open(false)
    announce('Thank you. An admin will look at it.')
  }
  return (
    <>
      <Button look="ghost" small onClick={() => asMember(() => open(true))}>
        {button}
      </Button>
      {isOpen && (
        <Dialog open title={title} onClose={() => open(false)}>
          <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
            <Field label="What is wrong?" hint={hint} error={refusal?.says} count={{ used: reason.length, limit: PROBLEM_REPORT_LENGTH }}>
              {(control) => <TextArea {...control} value={reason} rows={4} onChange={(event) => setReason(event.target.value)} />}
            </Field>
            <Button type="submit" look="primary" busy={busy} disabledBecause={reason.trim() === '' ? 'Say what is wrong first.' : null}>
              Send report
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
