import { useRef, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { useFocusNext, useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { whenGone } from '#platform/web/ui/when-gone.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { Loaded, useRepeatedRead } from '#features/administration/web/public.tsx'
import { EditWebhookForm, NewWebhook, WebhookSecret, type NewSecret } from './NewWebhook.tsx'

const GetWebhooks = graphql(`
  query GetWebhooks {
    webhookEvents { name label }
    webhooks { id url events deliveries { id event createdAt attempts nextAt deliveredAt error } }
  }
`)
const RemoveWebhook = graphql(`
  mutation RemoveWebhook($id: ID!) { removeWebhook(id: $id) }
`)

const TestWebhook = graphql(`
  mutation TestWebhook($id: ID!) { testWebhook(id: $id) }
`)

/** The button that opens the form for a new webhook. */
const ADD = 'button[data-add]'

type Webhook = ResultOf<typeof GetWebhooks>['webhooks'][number]
type Delivery = Webhook['deliveries'][number]

/** The webhooks with their logs. The form for a new one is open at first only if there is none. */
export function WebhooksSection() {
  const query = useQuery(GetWebhooks, {})
  const [isAdding, add] = useState(false)
  // A secret is shown only once: it stays until it is dismissed, also when another webhook is added.
  const [secrets, setSecrets] = useState<readonly NewSecret[]>([])
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, `${isAdding} ${secrets.length} ${query.data?.webhooks.map(({ id }) => id).join()}`)
  const onAdd = (added: NewSecret) => {
    setSecrets((known) => [...known, added])
    add(false)
    query.refetch()
  }
  return (
    <Loaded query={query}>
      {({ webhooks, webhookEvents }) => (
        <div ref={box} className="contents">
          {secrets.map((one) => (
            <WebhookSecret
              key={one.id}
              url={one.url}
              secret={one.secret}
              onDismiss={() => {
                focusNext(ADD)
                setSecrets((known) => known.filter(({ id }) => id !== one.id))
              }}
            />
          ))}
          {isAdding || (webhooks.length === 0 && secrets.length === 0) ? (
            <NewWebhook
              events={webhookEvents}
              onAdd={onAdd}
              onClose={webhooks.length === 0 ? undefined : () => {
                focusNext(ADD)
                add(false)
              }}
            />
          ) : (
            <Button variant="primary" icon={plusIcon} className="justify-self-start" data-add onClick={() => add(true)}>
              Add webhook
            </Button>
          )}
          {webhooks.length === 0 && secrets.length === 0 && <EmptyState text="No webhooks yet" hint="Add an address that receives a signed message for each event." />}
          <ul className="grid gap-4">
            {webhooks.map((webhook, at) => (
              <WebhookCard
                key={webhook.id}
                webhook={webhook}
                known={webhookEvents}
                labels={new Map(webhookEvents.map(({ name, label }) => [name, label]))}
                onChange={query.refetch}
                onRemoved={() => {
                  setSecrets((known) => known.filter(({ id }) => id !== webhook.id))
                  focusNext(`li:nth-child(${at + 1}) button`, 'li:last-child button', ADD, 'input')
                  query.refetch()
                }}
              />
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  )
}

interface CardProps {
  webhook: Webhook
  known: readonly { name: string; label: string }[]
  labels: ReadonlyMap<string, string>
  onChange: () => void
  onRemoved: () => void
}

function WebhookCard({ webhook: { id, url, events, deliveries }, known, labels, onChange, onRemoved }: CardProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const { button: editButton, giveBack } = useReturnedFocus()
  const closeForm = () => {
    giveBack()
    setEditing(false)
  }
  // The test is sent in the background.
  const readResult = useRepeatedRead(onChange)
  const test = useMutation(TestWebhook, {
    onSuccess: () => {
      showToast('The test is on its way. Its result appears below.')
      readResult()
    },
  })
  const remove = useMutation(RemoveWebhook, {
    onSuccess: () => {
      showToast('Webhook removed.')
      onRemoved()
    },
    onError: whenGone(onRemoved),
  })
  return (
    <Card as="li" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <code className="min-w-0 flex-1 basis-72 pt-1.5 text-sm wrap-anywhere">{url}</code>
        <span className="flex flex-none flex-wrap gap-2">
          <Button small busy={test.isPending} onClick={() => test.mutate({ id })}>
            Send test
          </Button>
          {!isEditing && (
            <Button small ref={editButton} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <Button variant="danger" small onClick={() => setIsRemoving(true)}>
            Remove
          </Button>
        </span>
      </div>
      {isEditing ? (
        <EditWebhookForm
          events={known}
          webhook={{ id, url, events }}
          onSave={() => {
            closeForm()
            showToast('Webhook saved. Its secret is the same.')
            onChange()
          }}
          onClose={closeForm}
        />
      ) : (
        <p className="flex flex-wrap gap-2">
          {events.map((event) => (
            <Badge key={event}>{labels.get(event) ?? event}</Badge>
          ))}
        </p>
      )}
      {deliveries.length === 0 ? (
        <p className="text-sm text-text-muted">No deliveries yet.</p>
      ) : (
        <Table stacks="early" caption={`Deliveries to ${url}`} keyOf={(delivery) => delivery.id} rows={deliveries} columns={COLUMNS} />
      )}
      <ErrorMessage message={test.error?.message ?? remove.error?.message} />
      <ConfirmDialog
        open={isRemoving}
        question="Remove this webhook?"
        explanation="Its log is deleted. Deliveries that are waiting are not sent."
        confirm="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setIsRemoving(false) })}
        onClose={() => setIsRemoving(false)}
      />
    </Card>
  )
}

function State({ createdAt, deliveredAt, nextAt, error }: Pick<Delivery, 'createdAt' | 'deliveredAt' | 'nextAt' | 'error'>) {
  if (deliveredAt !== null) return <Badge tone="success">Delivered</Badge>
  if (nextAt === null || (error !== null && error !== '')) {
    return (
      <span className="block min-w-48 wrap-anywhere">
        <Badge tone={nextAt === null ? 'danger' : 'warning'}>{nextAt === null ? 'Failed' : 'Failed, will be tried again'}</Badge> {error}
        {nextAt === null ? ' It is not tried again.' : <span className="block text-text-muted">Next attempt: {dayAndTime(new Date(nextAt))}</span>}
      </span>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <Badge>Waiting</Badge>
      <span className="text-text-muted">{nextAt === createdAt ? 'Next attempt: in a few seconds' : `Next attempt: ${dayAndTime(new Date(nextAt))}`}</span>
    </span>
  )
}

const COLUMNS = [
  { title: 'Event', cell: ({ event }: Delivery) => <code>{event}</code> },
  { title: 'When', cell: ({ createdAt }: Delivery) => <TimeAgo at={createdAt} /> },
  { title: 'Attempts', cell: ({ attempts }: Delivery) => attempts, numeric: true },
  { title: 'Result', cell: (delivery: Delivery) => <State {...delivery} /> },
]
