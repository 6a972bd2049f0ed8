import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { announce } from '#platform/web/ui/toast-store.ts'
import { REPORT_LENGTH } from '../rules/reports.ts'

const ReportWriting = graphql(`
  mutation ReportWriting($kind: String!, $id: ID!, $reason: String!) { reportWriting(kind: $kind, id: $id, reason: $reason) }
`)

interface Props {
  open: boolean
  kind: 'blog' | 'comment'
  id: string
  onClose: () => void
}

/** A member tells the admins what is wrong with a blog or a comment. */
export function ReportDialog({ open, kind, id, onClose }: Props) {
  const [reason, setReason] = useState('')
  const { run, busy, refusal } = useAction(ReportWriting)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await run({ kind, id, reason })
    if (answer === null) return
    setReason('')
    announce('Thank you. An admin will look at it.')
    onClose()
  }

  return (
    <Dialog open={open} title={`Report this ${kind}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label="What is wrong?"
          hint="Admins read this; the author does not see who wrote it."
          error={refusal?.says}
          count={{ used: reason.length, limit: REPORT_LENGTH }}
        >
          {(control) => <TextArea {...control} value={reason} rows={4} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        <Button type="submit" look="primary" busy={busy} disabledBecause={reason.trim() === '' ? 'Say what is wrong first.' : null}>
          Send report
        </Button>
      </form>
    </Dialog>
  )
}
