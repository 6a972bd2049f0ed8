import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmLink, FormColumn, useLinkSecret } from '#features/accounts/web/public.tsx'
import { IDEAS_PATH, ideaPath } from '../rules/paths.ts'

const ConfirmIdea = graphql(`mutation ConfirmIdea($secret: String!) { confirmIdea(secret: $secret) }`)

const INVALID = { sentence: 'It may have expired, or it was already used for another idea. Submit your idea again to get a new link.', to: IDEAS_PATH, label: 'Submit an idea' }

/** The page of the confirmation link of an idea. */
function ConfirmIdeaPage() {
  const secret = useLinkSecret()
  const { mutate, isPending, data, error } = useMutation(ConfirmIdea)
  const done = data === undefined ? null : (
    <FormColumn title="Your idea is in the list" sentence="Anyone can read it, vote for it and join it now." follows>
      <div>
        <ButtonLink to={ideaPath(data.confirmIdea)}>Open your idea</ButtonLink>
      </div>
    </FormColumn>
  )
  return (
    <ConfirmLink
      secret={secret}
      title="Confirm your idea"
      sentence="Press Confirm to publish your idea. Others see your address masked, as in l•••@example.org."
      invalid={INVALID}
      isPending={isPending}
      error={error}
      onConfirm={(secret) => mutate({ secret })}
      done={done}
    />
  )
}

export const page = definePage({
  meta: () => ({ title: 'Confirm your idea', description: 'Confirm the address of your idea.', hidden: true }),
  Component: ConfirmIdeaPage,
})
