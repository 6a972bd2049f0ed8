import { useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { useReplaceUrl } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { Loaded, type SectionProps } from '#features/administration/web/public.tsx'
import { DEVELOPERS_PATH } from '#features/api-tokens/rules/paths.ts'
import { NewWebhook, WebhookSecret, type NewSecret } from './NewWebhook.tsx'
import { WebhookCard } from './WebhookCard.tsx'
import { GetWebhooks } from './webhooks-query.ts'

/** The button that opens the form for a new webhook. */
const ADD = 'button[data-add]'
/** The form for a new webhook, in the address. */
const NEW = 'new'

/** The webhooks with their logs. The form for a new one is open at first only if there is none. The address has the open form, so that a reload shows it again. */
export function WebhooksSection({ path, search }: SectionProps) {
  const query = useQuery(GetWebhooks, {})
  const replaceUrl = useReplaceUrl()
  const [form, setForm] = useState(search.get('form'))
  const open = (next: string | null) => {
    setForm(next)
    replaceUrl(changedAddress(path, search, { form: next }))
  }
  const isAdding = form === NEW
  // A secret is shown only once: it stays until it is dismissed, also when another webhook is added.
  const [secrets, setSecrets] = useState<readonly NewSecret[]>([])
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, `${isAdding} ${secrets.length} ${query.data?.webhooks.map(({ id }) => id).join()}`)
  const showSecret = (shown: NewSecret) => setSecrets((known) => [...known.filter(({ id }) => id !== shown.id), shown])
  const onAdd = (added: NewSecret) => {
    showSecret(added)
    open(null)
    query.refetch()
  }
  return (
    <Loaded query={query}>
      {({ webhooks, webhookEvents }) => (
        <div ref={box} className="contents">
          <p className="text-sm text-text-muted">
            To verify signatures, see the{' '}
            <a className="link" href={`${DEVELOPERS_PATH}#webhooks`}>
              webhook guide
            </a>
            .
          </p>
          {secrets.map((one) => (
            <WebhookSecret
              key={one.id}
              url={webhooks.find(({ id }) => id === one.id)?.url ?? one.url}
              secret={one.secret}
              isRenewed={one.isRenewed}
              onDismiss={() => {
                focusNext(one.isRenewed ? `[data-renew="${one.id}"]` : ADD, ADD)
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
                open(null)
              }}
            />
          ) : (
            <Button variant="primary" icon={plusIcon} className="justify-self-start" data-add onClick={() => open(NEW)}>
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
                isEditing={form === webhook.id}
                onEdit={(isEditing) => open(isEditing ? webhook.id : null)}
                onChange={query.refetch}
                onRenew={showSecret}
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
