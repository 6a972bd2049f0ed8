import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { longDay } from '#platform/web/ui/time-words.ts'
import { whenGone } from '#platform/web/ui/when-gone.ts'
import type { AccessToken } from './tokens-query.ts'

const RevokeAccessToken = graphql(`
  mutation RevokeAccessToken($id: ID!) { revokeAccessToken(id: $id) }
`)

/** One token with its scopes and times, and a button to revoke it. */
export function TokenRow({ token: { id, name, scopes, createdAt, expiresAt, isExpired, usedAt }, onRevoked }: { token: AccessToken; onRevoked: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const revoke = useMutation(RevokeAccessToken, { onSuccess: onRevoked, onError: whenGone(onRevoked) })
  return (
    <li className="grid gap-2 px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-2 pt-1 font-medium wrap-anywhere">
          {name}
          {isExpired && <Badge tone="danger">Expired</Badge>}
        </p>
        <Button small className="flex-none" aria-label={`Revoke ${name}`} onClick={() => setIsAsking(true)}>
          Revoke
        </Button>
      </div>
      <p className="flex flex-wrap gap-1.5">
        {scopes.map((scope) => (
          <Badge key={scope}>{scope}</Badge>
        ))}
      </p>
      <p className="text-text-muted">
        Created <TimeAgo at={createdAt} />, {usedAt === null ? 'never used' : <>last used <TimeAgo at={usedAt} /></>}, {isExpired ? 'expired' : 'expires'} on {longDay(new Date(expiresAt))}
      </p>
      <ErrorMessage message={revoke.error?.message} />
      <ConfirmDialog
        open={isAsking}
        question={`Revoke “${name}”?`}
        explanation="Programs that use this token stop working at once."
        confirm="Revoke"
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate({ id }, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </li>
  )
}
