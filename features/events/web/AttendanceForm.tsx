import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { attendanceIsOpen } from '../rules/attendance.ts'
import type { EventDateData } from './EventPage.tsx'
import { useNow } from './use-now.ts'
import { ViewerEventQuery, type ViewerAnswer } from './viewer-event-query.ts'

const AttendEvent = graphql(`mutation AttendEvent($dateId: ID!, $code: String!) { attendEvent(dateId: $dateId, code: $code) }`)

/** Where someone who is there enters the code of the host. */
export function AttendanceForm({ date, own }: { date: EventDateData; own: ViewerAnswer }) {
  const now = useNow()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation(AttendEvent, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(ViewerEventQuery) })
  if (own.attendedAt !== null) return <p role="status" className="text-sm text-success">You attended. It counts toward your streak.</p>
  const isOpen = attendanceIsOpen({ starts_at: new Date(String(date.startsAt)), ends_at: new Date(String(date.endsAt)) }, new Date(now))
  if (!isOpen || (own.state !== 'going' && own.state !== 'maybe')) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ dateId: date.id, code })
  }
  return (
    <form className="card flex flex-wrap items-end gap-3 p-5" onSubmit={send}>
      <div className="min-w-48 flex-1">
        <Field label="Attendance code" hint="Enter the code that the host shows." error={error?.message}>
          {(control) => <TextInput {...control} autoComplete="off" autoCapitalize="characters" spellCheck={false} value={code} maxLength={12} onChange={({ target }) => setCode(target.value)} />}
        </Field>
      </div>
      <Button type="submit" variant="primary" busy={isPending} disabledBecause={code.trim() === '' ? 'Enter the code' : null}>
        I’m here
      </Button>
    </form>
  )
}
