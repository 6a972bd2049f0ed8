import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { FormColumn, useLinkSecret } from '#features/accounts/web/public.tsx'
import { IDEAS_PATH, ideaPath } from '../rules/paths.ts'

const ConfirmIdea = graphql(`mutation ConfirmIdea($secret: String!) { confirmIdea(secret: $secret) }`)

/** The page of the confirmation link. Nothing happens before the button is pressed, because email programs open links. */
function ConfirmIdeaPage() {
  const secret = useLinkSecret()
  const { mutate, isPending, data, error } = useMutation(ConfirmIdea)
  if (secret === undefined) return <FormColumn title="Confirm your idea"><SkeletonText lines={2} /></FormColumn>
  if (secret === null || error?.code === 'NOT_FOUND') {
    return (
      <FormColumn title="This link doesn’t work" sentence="It may have expired, or it was already used for another idea. Submit your idea again to get a new link." follows={error !== null}>
        <div>
          <ButtonLink to={IDEAS_PATH}>Submit an idea</ButtonLink>
        </div>
      </FormColumn>
    )
  }
  if (data !== undefined) {
    return (
      <FormColumn title="Your idea is in the list" sentence="Anyone can read it, vote for it and join it now." follows>
        <div>
          <ButtonLink to={ideaPath(data.confirmIdea)}>Open your idea</ButtonLink>
        </div>
      </FormColumn>
    )
  }
  return (
    <FormColumn title="Confirm your idea" sentence="Press Confirm to publish your idea. Others see your address masked, as in l•••@example.org.">
      <ErrorMessage message={error?.message} />
      <Button variant="primary" className="justify-self-start" busy={isPending} onClick={() => mutate({ secret })}>
        Confirm
      </Button>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Confirm your idea', description: 'Confirm the address of your idea.', hidden: true }),
  Component: ConfirmIdeaPage,
})
