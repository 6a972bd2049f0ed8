import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { absoluteDay } from '#platform/web/ui/time-words.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { Loaded } from '#features/administration/web/public.tsx'
import type { BanStart } from './ban-address.ts'
import { NEEDS_ANOTHER_ADMIN } from '../rules/decisions.ts'
import { BanForm } from './BanForm.tsx'
import { WhoElse } from './WhoElse.tsx'

const GetBans = graphql(`
  query GetBans { banProposals { id username name rule statement proposerName proposedAt expiresAt problem others } }
`)
const ConfirmBan = graphql(`
  mutation ConfirmBan($id: ID!) { confirmBan(id: $id) }
`)
const WithdrawBan = graphql(`
  mutation WithdrawBan($id: ID!) { withdrawBan(id: $id) }
`)

type Ban = ResultOf<typeof GetBans>['banProposals'][number]

/** Bans that wait for a second admin, and the form to propose one. */
export function BansPart({ start, reportsPath }: { start: BanStart; reportsPath: string }) {
  const query = useQuery(GetBans, {})
  // What was begun from a report comes first, otherwise what waits.
  const isStarted = start.username !== ''
  const form = <BanForm key={`${start.username} ${start.title}`} start={start} reportsPath={reportsPath} onPropose={query.refetch} />
  return (
    <>
      {isStarted && form}
      <Loaded query={query}>
        {({ banProposals }) =>
          banProposals.length === 0 ? (
            <EmptyState text="No bans to confirm" hint="A ban takes effect when a second admin confirms it." />
          ) : (
            <ul className="grid gap-4">
              {banProposals.map((ban) => (
                <BanCard key={ban.id} ban={ban} onChange={query.refetch} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {!isStarted && form}
    </>
  )
}

function BanCard({ ban: { id, username, name, rule, statement, proposerName, proposedAt, expiresAt, problem, others }, onChange }: { ban: Ban; onChange: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const confirm = useMutation(ConfirmBan, { onSuccess: onChange })
  const withdraw = useMutation(WithdrawBan, { onSuccess: onChange })
  return (
    <Card as="li" className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
        <a className="font-medium text-text hover:underline" href={profilePath(username)}>
          {name}
        </a>
        @{username} <Badge tone="danger">{rule}</Badge>
      </p>
      <p className="text-sm wrap-anywhere whitespace-pre-line">{statement}</p>
      <p className="text-sm text-text-muted">
        Proposed by {proposerName ?? 'a deleted account'} <TimeAgo at={proposedAt} />, expires on {absoluteDay(new Date(expiresAt))}
      </p>
      {problem === NEEDS_ANOTHER_ADMIN && <WhoElse reason={problem} others={others} />}
      <ErrorMessage message={confirm.error?.message ?? withdraw.error?.message} />
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabledBecause={problem} busy={confirm.isPending} onClick={() => setIsConfirming(true)}>
          Confirm ban
        </Button>
        <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
          Withdraw
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        question={`Ban ${name} permanently?`}
        explanation="They are logged out everywhere and can’t log in. They get the reasons by email and can appeal once."
        confirm="Ban"
        busy={confirm.isPending}
        onConfirm={() => confirm.mutate({ id }, { onSettled: () => setIsConfirming(false) })}
        onClose={() => setIsConfirming(false)}
      />
    </Card>
  )
}
