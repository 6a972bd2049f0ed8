import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useReturnedFocus } from '#platform/web/ui/take-focus.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { whenGone } from '#platform/web/ui/when-gone.ts'
import { useRepeatedRead } from '#features/administration/web/public.tsx'
import { Deliveries } from './Deliveries.tsx'
import { EditWebhookForm, type NewSecret } from './NewWebhook.tsx'
import type { GetWebhooks } from './webhooks-query.ts'

const RemoveWebhook = graphql(`
  mutation RemoveWebhook($id: ID!) { removeWebhook(id: $id) }
`)
const RenewSecret = graphql(`
  mutation RenewWebhookSecret($id: ID!) { renewWebhookSecret(id: $id) }
`)
const TestWebhook = graphql(`
  mutation TestWebhook($id: ID!) { testWebhook(id: $id) }
`)

interface Props {
  webhook: ResultOf<typeof GetWebhooks>['webhooks'][number]
  known: readonly { name: string; label: string }[]
  isEditing: boolean
  onEdit: (isEditing: boolean) => void
  onChange: () => void
  /** Gets a new secret, which is shown only once. */
  onRenew: (renewed: NewSecret) => void
  onRemoved: () => void
}

/** A webhook with what can be done with it, and its log. */
export function WebhookCard({ webhook, known, isEditing, onEdit, onChange, onRenew, onRemoved }: Props) {
  const { id, url, events, deliveries } = webhook
  const [question, ask] = useState<'remove' | 'renew' | null>(null)
  const { button: editButton, giveBack } = useReturnedFocus()
  const closeForm = () => {
    giveBack()
    onEdit(false)
  }
  // Messages are sent in the background.
  const readResult = useRepeatedRead(onChange)
  const test = useMutation(TestWebhook, {
    onSuccess: () => {
      showToast('The test is on its way. Its result appears below.')
      readResult()
    },
    onError: whenGone(onRemoved),
  })
  const renew = useMutation(RenewSecret, { onSuccess: ({ renewWebhookSecret: secret }) => onRenew({ id, url, secret, isRenewed: true }), onError: whenGone(onRemoved) })
  const remove = useMutation(RemoveWebhook, {
    onSuccess: () => {
      showToast('Webhook removed.')
      onRemoved()
    },
    onError: whenGone(onRemoved),
  })
  const close = () => ask(null)
  return (
    <Card as="li" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="min-w-0 flex-1 basis-72 pt-1.5 text-sm font-normal wrap-anywhere">
          <code>{url}</code>
        </h3>
        <span className="flex flex-wrap gap-2">
          <Button small busy={test.isPending} onClick={() => test.mutate({ id })}>
            Send test
          </Button>
          {!isEditing && (
            <Button small ref={editButton} onClick={() => onEdit(true)}>
              Edit
            </Button>
          )}
          <Button small data-renew={id} onClick={() => ask('renew')}>
            New secret
          </Button>
          <Button variant="danger" small onClick={() => ask('remove')}>
            Remove
          </Button>
        </span>
      </div>
      {isEditing ? (
        <EditWebhookForm
          key={webhook.revision}
          events={known}
          webhook={webhook}
          onSave={() => {
            closeForm()
            showToast('Webhook saved. Its secret is the same.')
            onChange()
          }}
          onOutdated={onChange}
          onClose={closeForm}
        />
      ) : (
        <p className="flex flex-wrap gap-2">
          {events.map((event) => (
            <Badge key={event}>{known.find(({ name }) => name === event)?.label ?? event}</Badge>
          ))}
        </p>
      )}
      {deliveries.length === 0 ? (
        <p className="text-sm text-text-muted">No deliveries yet.</p>
      ) : (
        <Deliveries url={url} deliveries={deliveries} onSent={readResult} onOutdated={onChange} />
      )}
      <ErrorMessage message={test.error?.message ?? renew.error?.message ?? remove.error?.message} />
      <ConfirmDialog
        open={question === 'renew'}
        question="Make a new secret?"
        explanation="The old secret stops at once: every message from now on, also one that is tried again, is signed with the new one. Until the receiver has it, its signature check fails."
        confirm="Make new secret"
        busy={renew.isPending}
        onConfirm={() => renew.mutate({ id }, { onSettled: close })}
        onClose={close}
      />
      <ConfirmDialog
        open={question === 'remove'}
        question="Remove this webhook?"
        explanation="Its log is deleted. Deliveries that are waiting are not sent."
        confirm="Remove"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id }, { onSettled: close })}
        onClose={close}
      />
    </Card>
  )
}
