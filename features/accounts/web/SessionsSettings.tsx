import { useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { FormSuccess } from './FormSuccess.tsx'
import { FormError } from './FormError.tsx'
import { SessionRow, type OpenSession } from './SessionRow.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

const EndOtherSessions = graphql(`
  mutation EndOtherSessions { endOtherSessions }
`)

interface Props {
  sessions: readonly OpenSession[]
  onChange: () => void
}

/** The list of sessions; each can be ended, or all others at once. */
export function SessionsSettings({ sessions, onChange }: Props) {
  const { mutate, isPending, error } = useMutation(EndOtherSessions)
  const [ended, setEnded] = useState<number | null>(null)
  const inOrder = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, sessions.map(({ id }) => id).join())
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
    <SettingsGroup title="Sessions" sentence="Devices logged in to your account. Log out any you don’t recognize.">
      <div ref={box}>
        <ul tabIndex={-1} className="divide-y divide-line rounded-card border border-line bg-surface outline-none">
          {inOrder.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnded={() => {
                focusNext('li button', '[tabindex]')
                onChange()
              }}
            />
          ))}
        </ul>
      </div>
      {error !== null && <FormError error={{ message: error.message }} />}
      <Button
        className="justify-self-start"
        busy={isPending}
        busyText="Logging out..."
        disabledBecause={sessions.length > 1 ? null : 'You’re not logged in anywhere else.'}
        onClick={endOthers}
      >
        Log out all other devices
      </Button>
      <FormSuccess>{ended !== null && endedText(ended)}</FormSuccess>
    </SettingsGroup>
  )
}

const endedText = (count: number) =>
  count === 1 ? 'Logged out one other device.' : `Logged out ${new Intl.NumberFormat().format(count)} other devices.`
