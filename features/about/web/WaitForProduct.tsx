import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { bellIcon, checkIcon } from '#platform/web/ui/icons.ts'
import { useAuth } from '#features/accounts/web/public.tsx'

const WaitsQuery = graphql(`
  query WaitsForProduct($slug: String!) { waitsForProduct(slug: $slug) }
`)
const Wait = graphql(`
  mutation WaitForProduct($slug: String!, $isWaiting: Boolean!) { waitForProduct(slug: $slug, isWaiting: $isWaiting) }
`)

/** The button by which a member is notified when a product is ready. */
export function WaitForProduct({ slug }: { slug: string }) {
  const { asMember } = useAuth()
  const isMember = useSession() !== null
  const known = useQuery(WaitsQuery, isMember ? { slug } : null).data?.waitsForProduct ?? false
  const wait = useMutation(Wait, { onSuccess: (_data, { slug, isWaiting }, cache) => cache.setQueryData(WaitsQuery, { slug }, { waitsForProduct: isWaiting }) })
  const isWaiting = wait.isPending ? wait.variables!.isWaiting : known
  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant={isWaiting ? 'plain' : 'primary'}
        icon={isWaiting ? checkIcon : bellIcon}
        aria-pressed={isWaiting}
        onClick={() => asMember(() => wait.mutate({ slug, isWaiting: !isWaiting }), 'Log in, and we’ll notify you when it’s ready.')}
      >
        {isWaiting ? 'We’ll notify you' : 'Tell me when it’s ready'}
      </Button>
      <ErrorMessage message={wait.error?.message} />
    </div>
  )
}
