import { useState } from 'react'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { useChoice } from '#platform/web/graphql/use-choice.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Refused } from '#platform/web/ui/Refused.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { ChooseQuietHours, ChooseTimeZone } from './settings-requests.ts'

const USUAL = { from: 22 * 60, to: 7 * 60 }
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone: 'UTC' })
const OPTIONS = Array.from({ length: 48 }, (_, at) => ({ value: String(at * 30), label: TIME.format(at * 30 * 60_000) }))

interface Props {
  from: number | null
  to: number | null
  timeZone: string
}

type Hours = { from: number; to: number } | null

/** The hours in which no mail comes, on the person's own clock. */
export function QuietHours({ from, to, timeZone }: Props) {
  const { run, refusal } = useAction(ChooseQuietHours)
  const { chosen: hours, choose } = useChoice<Hours>(
    from === null || to === null ? null : { from, to },
    // What is wrong with two times stays to be mended.
    async (next) => (await run({ from: next?.from ?? null, to: next?.to ?? null })) !== null || next !== null,
  )
  return (
    <div className="grid gap-4">
      <Switch
        label="Quiet hours"
        hint="Emails are held until quiet hours end."
        checked={hours !== null}
        onChange={(event) => void choose(event.target.checked ? USUAL : null)}
      />
      {hours !== null && (
        <div className="grid grid-cols-2 gap-4">
          <Field label="From">
            {(control) => (
              <Select {...control} options={OPTIONS} value={String(hours.from)} onChange={(event) => void choose({ ...hours, from: Number(event.target.value) })} />
            )}
          </Field>
          <Field label="To">
            {(control) => (
              <Select {...control} options={OPTIONS} value={String(hours.to)} onChange={(event) => void choose({ ...hours, to: Number(event.target.value) })} />
            )}
          </Field>
        </div>
      )}
      <Refused says={refusal?.says} />
      <OwnClock timeZone={timeZone} />
    </div>
  )
}

/** Which clock counts, and the way to that of this device. */
function OwnClock({ timeZone }: { timeZone: string }) {
  const [chosen, setChosen] = useState(timeZone)
  const { run, busy, refusal } = useAction(ChooseTimeZone)
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const change = async () => {
    if ((await run({ timeZone: here })) !== null) setChosen(here)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-ink-soft" role="status">
        Times are in {chosen.replaceAll('_', ' ')}.
      </p>
      {here !== chosen && (
        <Button small busy={busy} onClick={() => void change()}>
          Use {here.replaceAll('_', ' ')}
        </Button>
      )}
      {refusal !== null && (
        <p role="alert" className="text-hard">
          {refusal.says}
        </p>
      )}
    </div>
  )
}
