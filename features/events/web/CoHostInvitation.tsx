import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { isPublic } from '../rules/events.ts'
import { EVENTS_PATH, eventPath } from '../rules/paths.ts'
import type { EventData } from './EventPage.tsx'
import { Notice } from './EventNotices.tsx'
import { ViewerEventQuery } from './viewer-event-query.ts'

const AnswerCoHosting = graphql(`mutation AnswerCoHosting($id: ID!, $accepts: Boolean!) { answerCoHosting(id: $id, accepts: $accepts) }`)

/** The invitation to co-host an event. */
export function CoHostInvitation({ event }: { event: EventData }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation(AnswerCoHosting, {
    onSuccess: async (_data, { accepts }, cache) => {
      await cache.invalidateQueries(ViewerEventQuery)
      // People who decline don't see an event that waits for approval.
      navigate(accepts || isPublic(event.state) ? eventPath(event) : EVENTS_PATH, { replace: true })
    },
  })
  return (
    <Notice tone="border-accent bg-accent-subtle">
      <p>You’re invited to co-host this event. Co-hosts can edit it and see the guest list.</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={isPending} onClick={() => mutate({ id: event.id, accepts: true })}>
          Accept
        </Button>
        <Button onClick={() => mutate({ id: event.id, accepts: false })}>Decline</Button>
      </div>
      <ErrorMessage message={error?.message} />
    </Notice>
  )
}
