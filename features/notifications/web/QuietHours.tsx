import { useMutation } from '#platform/web/data/use-mutation.ts'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { ChooseQuietHours, ChooseTimeZone, updateSettings } from './settings-requests.ts'

const DEFAULT_HOURS = { from: 22 * 60, to: 7 * 60 }
const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone: 'UTC' })
const OPTIONS = Array.from({ length: 48 }, (_, at) => ({ value: String(at * 30), label: TIME.format(at * 30 * 60_000) }))

interface Props {
  from: number | null
  to: number | null
  timeZone: string
}

/** The hours without emails, in the person's time zone. */
export function QuietHours({ from, to, timeZone }: Props) {
  const { mutate, isPending, variables, error } = useMutation(ChooseQuietHours, {
    scope: { id: 'quiet hours' },
    onSuccess: (_data, { from = null, to = null }, cache) => updateSettings(cache, { quietFrom: from, quietTo: to }),
  })
  // Two refused times stay, to be corrected.
  const isShown = isPending || (error !== null && typeof variables?.from === 'number')
  const chosen = isShown ? { from: variables?.from ?? null, to: variables?.to ?? null } : { from, to }
  const hours = chosen.from === null || chosen.to === null ? null : { from: chosen.from, to: chosen.to }
  return (
    <div className="grid gap-4">
      <Switch
        label="Quiet hours"
        hint="Emails are held until quiet hours end."
        checked={hours !== null}
        onChange={(event) => mutate(event.target.checked ? DEFAULT_HOURS : { from: null, to: null })}
      />
      {hours !== null && (
        <div className="grid grid-cols-2 gap-4">
          <Field label="From">
            {(control) => (
              <Select {...control} options={OPTIONS} value={String(hours.from)} onChange={(event) => mutate({ ...hours, from: Number(event.target.value) })} />
            )}
          </Field>
          <Field label="To">
            {(control) => (
              <Select {...control} options={OPTIONS} value={String(hours.to)} onChange={(event) => mutate({ ...hours, to: Number(event.target.value) })} />
            )}
          </Field>
        </div>
      )}
      <ErrorMessage message={error?.message} />
      <TimeZoneNote timeZone={timeZone} />
    </div>
  )
}

/** The time zone in use, with a button to use that of this device. */
function TimeZoneNote({ timeZone }: { timeZone: string }) {
  const { mutate, isPending, error } = useMutation(ChooseTimeZone, {
    onSuccess: (_data, { timeZone }, cache) => updateSettings(cache, { timeZone }),
  })
  const here = deviceTimeZone()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
      <p className="text-text-muted" role="status">
        Times are in {timeZone.replaceAll('_', ' ')}.
      </p>
      {here !== timeZone && (
        <Button small busy={isPending} onClick={() => mutate({ timeZone: here })}>
          Use {here.replaceAll('_', ' ')}
        </Button>
      )}
      {error !== null && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
    </div>
  )
}
