import { useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { whenGone } from '#platform/web/ui/when-gone.ts'
import { AdminReasonDialog, Loaded, type ManagedPersonProps } from '#features/administration/web/public.tsx'

const CountAccessTokens = graphql(`
  query CountAccessTokens($personId: ID!) { accessTokenCount(personId: $personId) }
`)
const RevokePersonTokens = graphql(`
  mutation RevokePersonTokens($personId: ID!, $reason: String!) { revokePersonTokens(personId: $personId, reason: $reason) }
`)

/** How many access tokens a person has; an admin can revoke all of them. */
export function PersonTokens({ person, onChange }: ManagedPersonProps) {
  const query = useQuery(CountAccessTokens, { personId: person.id })
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, String(query.data?.accessTokenCount))
  const [isAsking, setIsAsking] = useState(false)
  const showResult = () => {
    setIsAsking(false)
    // The button goes away.
    focusNext('[tabindex]')
    query.refetch()
    onChange()
  }
  const revoke = useMutation(RevokePersonTokens, { onSuccess: showResult, onError: whenGone(showResult) })
  return (
    <Loaded query={query}>
      {({ accessTokenCount: count }) => (
        <div ref={box} className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p tabIndex={-1} className="outline-none">{count === 0 ? 'No access tokens.' : count === 1 ? 'One access token.' : `${count} access tokens.`}</p>
          {count > 0 && (
            <Button small onClick={() => setIsAsking(true)}>
              Revoke all tokens
            </Button>
          )}
          {isAsking && (
            <AdminReasonDialog
              title={`Revoke all tokens of ${person.name}`}
              action="Revoke"
              danger
              busy={revoke.isPending}
              refusal={revoke.error}
              onSend={(reason) => revoke.mutate({ personId: person.id, reason })}
              onClose={() => setIsAsking(false)}
            >
              Their programs stop working at once. They can create new tokens.
            </AdminReasonDialog>
          )}
        </div>
      )}
    </Loaded>
  )
}
