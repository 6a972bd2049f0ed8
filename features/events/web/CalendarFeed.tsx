import { copyText } from '#platform/web/copy-text.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { copyIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'

const CalendarFeedQuery = graphql(`query CalendarFeed { calendarFeedSince }`)
const RenewFeed = graphql(`mutation RenewCalendarFeed { renewCalendarFeed }`)
const EndFeed = graphql(`mutation EndCalendarFeed { endCalendarFeed }`)

/** The private calendar address, to which a calendar app subscribes. It is shown when it is made. */
export function CalendarFeed() {
  const { data, error, refetch } = useQuery(CalendarFeedQuery, {})
  const renew = useMutation(RenewFeed, { onSuccess: () => refetch() })
  const end = useMutation(EndFeed, { onSuccess: () => refetch() })
  const since = data?.calendarFeedSince ?? null
  const address = since === null && !renew.isSuccess ? undefined : renew.data?.renewCalendarFeed
  const remove = () => {
    renew.reset()
    end.mutate({})
  }
  return (
    <section aria-labelledby="calendar-feed" className="card grid gap-4 p-5">
      <div className="grid gap-1">
        <h2 id="calendar-feed" className="text-lg">
          Your calendar
        </h2>
        <p className="max-w-[64ch] text-sm text-text-muted">
          Subscribe to your events in a calendar app: it updates automatically. Anyone who has the address can see the events, so keep it to yourself.
        </p>
      </div>
      {address !== undefined && (
        <div className="grid gap-3">
          <Field label="Private address" hint="Copy it now: it’s shown only once.">
            {(control) => <TextInput {...control} readOnly value={address} onFocus={({ target }) => target.select()} />}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button icon={copyIcon} onClick={() => void copyText(address, { copied: 'Address copied', failed: 'Couldn’t copy the address. Select and copy it.' })}>
              Copy
            </Button>
            <a className="button button-secondary" href={address.replace(/^https?:/, 'webcal:')}>
              Open in a calendar app
            </a>
          </div>
        </div>
      )}
      {since !== null && address === undefined && (
        <p className="text-sm">
          You have an address since <TimeAgo at={String(since)} />.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={renew.isPending} onClick={() => renew.mutate({})}>
          {since === null ? 'Create private address' : 'Create a new address'}
        </Button>
        {since !== null && (
          <Button variant="ghost" busy={end.isPending} onClick={remove}>
            Remove address
          </Button>
        )}
      </div>
      {since !== null && <p className="text-sm text-text-muted">A new address replaces the old one.</p>}
      <ErrorMessage message={(error ?? renew.error ?? end.error)?.message} />
    </section>
  )
}
