import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import type { GetWebhooks } from './webhooks-query.ts'

const RetryDelivery = graphql(`
  mutation RetryWebhookDelivery($id: ID!) { retryWebhookDelivery(id: $id) }
`)

type Delivery = ResultOf<typeof GetWebhooks>['webhooks'][number]['deliveries'][number]

interface Props {
  url: string
  deliveries: readonly Delivery[]
  /** Called when a delivery is on its way: it is sent in the background. */
  onSent: () => void
  /** Called when a delivery was delivered meanwhile, or is gone. */
  onOutdated: () => void
}

/** The log of a webhook. A delivery that failed can be tried at once. */
export function Deliveries({ url, deliveries, onSent, onOutdated }: Props) {
  const retry = useMutation(RetryDelivery, {
    onSuccess: () => {
      showToast('The message is on its way. Its result appears below.')
      onSent()
    },
    onError: ({ code, message }) => {
      showToast(message, { kind: 'error' })
      if (code === 'NOT_FOUND' || code === 'NOT_ALLOWED') onOutdated()
    },
  })
  return <Table stacks="early" caption={`Deliveries to ${url}`} keyOf={({ id }) => id} rows={deliveries} columns={columnsFor(retry.isPending ? (retry.variables?.id ?? null) : null, (id) => retry.mutate({ id }))} />
}

const columnsFor = (retried: string | null, onRetry: (id: string) => void) => [
  { title: 'Event', cell: eventCell },
  { title: 'When', cell: timeCell },
  { title: 'Attempts', cell: ({ attempts }: Delivery) => attempts, numeric: true },
  { title: 'Result', cell: (delivery: Delivery) => <State {...delivery} isSending={retried === delivery.id} onRetry={() => onRetry(delivery.id)} /> },
]

const eventCell = ({ event }: Delivery) => <code>{event}</code>
const timeCell = ({ createdAt }: Delivery) => <TimeAgo at={createdAt} />

interface StateProps extends Pick<Delivery, 'event' | 'deliveredAt' | 'nextAt' | 'error'> {
  isSending: boolean
  onRetry: () => void
}

const SOON_MS = 20_000
const isSoon = (moment: string) => Date.parse(moment) - Date.now() < SOON_MS

function State({ event, deliveredAt, nextAt, error, isSending, onRetry }: StateProps) {
  if (deliveredAt !== null) return <Badge tone="success">Delivered</Badge>
  const isWaiting = nextAt !== null && (error === null || error === '')
  return (
    <span className="flex min-w-48 flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {isWaiting ? <Waiting nextAt={nextAt} /> : <Failed nextAt={nextAt} error={error} />}
      </span>
      {!(isWaiting && isSoon(nextAt)) && (
        <Button small busy={isSending} onClick={onRetry}>
          Try now<span className="sr-only"> {event}</span>
        </Button>
      )}
    </span>
  )
}

const Waiting = ({ nextAt }: { nextAt: string }) => (
  <>
    <Badge>Waiting</Badge>{' '}
    <span className="text-text-muted">{isSoon(nextAt) ? 'Sending in a few seconds.' : `The receiver didn’t respond to another message. ${nextAttempt(nextAt)}`}</span>
  </>
)

const Failed = ({ nextAt, error }: Pick<Delivery, 'nextAt' | 'error'>) => (
  <>
    <Badge tone={nextAt === null ? 'danger' : 'warning'}>{nextAt === null ? 'Failed' : 'Failed, will be tried again'}</Badge> {error}
    {nextAt === null ? ' No more attempts.' : <span className="block text-text-muted">{nextAttempt(nextAt)}</span>}
  </>
)

const nextAttempt = (moment: string) => `Next attempt: ${dayAndTime(new Date(moment))}`
