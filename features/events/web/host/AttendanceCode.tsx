import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'

const ShowCode = graphql(`mutation ShowEventCode($dateId: ID!) { showEventCode(dateId: $dateId) }`)

/** The code for attendees, large enough to be read from the last row. */
export function AttendanceCode({ dateId }: { dateId: string }) {
  const { mutate, isPending, error, data } = useMutation(ShowCode)
  return (
    <div className="card grid justify-items-start gap-3 p-5">
      {data === undefined ? (
        <Button busy={isPending} onClick={() => mutate({ dateId })}>
          Show attendance code
        </Button>
      ) : (
        <>
          <p className="font-mono text-4xl tracking-widest" role="status">
            {data.showEventCode}
          </p>
          <p className="text-sm text-text-muted">Attendees enter this code on the event page.</p>
        </>
      )}
      <ErrorMessage message={error?.message} />
    </div>
  )
}
