import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { FormDone } from './FormDone.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { SessionRow, type OpenSession } from './SessionRow.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const EndOtherSessions = graphql(`
  mutation EndOtherSessions { endOtherSessions }
`)

interface Props {
  sessions: readonly OpenSession[]
  onChange: () => void
}

/** The browsers in which one is logged in: each can be ended, and all but this one at once. */
export function SessionsSettings({ sessions, onChange }: Props) {
  const { mutate, isPending, error } = useMutation(EndOtherSessions)
  const [ended, setEnded] = useState<number | null>(null)
  const inOrder = [...sessions].sort((a, b) => Number(b.isThisOne) - Number(a.isThisOne))
  const endOthers = () => {
    mutate(
      {},
      {
        onSuccess: (answer) => {
          setEnded(answer.endOtherSessions)
          onChange()
        },
      },
    )
  }
  return (
    <SettingsGroup title="Sessions" sentence="Devices logged in to your account. Log out any you don’t recognise.">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {inOrder.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onChange} />
        ))}
      </ul>
      {error !== null && <FormTrouble trouble={{ says: error.message }} />}
      <Button
        className="justify-self-start"
        busy={isPending}
        busyText="Logging out..."
        disabledBecause={sessions.length > 1 ? null : 'You’re not logged in anywhere else.'}
        onClick={endOthers}
      >
        Log out all other devices
      </Button>
      <FormDone>{ended !== null && endedText(ended)}</FormDone>
    </SettingsGroup>
  )
}

const endedText = (count: number) =>
  count === 1 ? 'Logged out one other device.' : `Logged out ${new Intl.NumberFormat().format(count)} other devices.`
