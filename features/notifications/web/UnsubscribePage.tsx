import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { FormColumn, useLinkSecret } from '#features/accounts/web/public.tsx'
import { INVALID_UNSUBSCRIBE_LINK } from '../rules/texts.ts'

const Unsubscribe = graphql(`
  mutation Unsubscribe($secret: String!) { unsubscribe(secret: $secret) }
`)

const TITLE = 'Unsubscribe'

/** The page of the unsubscribe link. Nothing happens before the button is pressed, because email programs open links. */
function UnsubscribePage() {
  const secret = useLinkSecret()
  const { mutate, isPending, error } = useMutation(Unsubscribe)
  const [ended, setEnded] = useState<string | null>(null)
  const choose = <ButtonLink to={settingsPath('notifications')}>Email settings</ButtonLink>

  if (secret === undefined) {
    return (
      <FormColumn title={TITLE}>
        <SkeletonText lines={2} />
      </FormColumn>
    )
  }
  if (secret === null || error?.code === 'NOT_FOUND') {
    return (
      <FormColumn title="This link doesn’t work" sentence={INVALID_UNSUBSCRIBE_LINK} follows={error !== null}>
        <div>{choose}</div>
      </FormColumn>
    )
  }
  if (ended !== null) {
    return (
      <FormColumn title="You’ve been unsubscribed" sentence={`You won’t get ${ended} any more.`} follows>
        <div>{choose}</div>
      </FormColumn>
    )
  }
  return (
    <FormColumn title={TITLE} sentence="Stop getting emails like the one you came from.">
      <ErrorMessage message={error?.message} />
      <Button
        variant="primary"
        className="justify-self-start"
        busy={isPending}
        busyText="Unsubscribing..."
        onClick={() => mutate({ secret }, { onSuccess: ({ unsubscribe }) => setEnded(unsubscribe) })}
      >
        Unsubscribe
      </Button>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({ title: TITLE, description: 'Unsubscribe from notification emails.', hidden: true }),
  Component: UnsubscribePage,
})
