import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { MessagePage } from './MessagePage.tsx'

/** The page for an unknown address. */
export function NotFound() {
  const actions = (
    <>
      <ButtonLink variant="primary" to="/">
        Go home
      </ButtonLink>
      <ButtonLink to="/blogs">Read blogs</ButtonLink>
    </>
  )
  return (
    <MessagePage sign="404" title="Page not found" drawing="lost" actions={actions}>
      The link may be wrong, or the page was removed.
    </MessagePage>
  )
}
