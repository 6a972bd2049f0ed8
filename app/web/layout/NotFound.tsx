import { usePathname } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { listOfMissing } from './list-of-missing.ts'
import { MessagePage } from './MessagePage.tsx'

/** The page for an unknown address. */
export function NotFound() {
  const list = listOfMissing(usePathname())
  const actions = (
    <>
      <ButtonLink variant="primary" to="/">
        Go home
      </ButtonLink>
      <ButtonLink to={list.to}>{list.label}</ButtonLink>
    </>
  )
  return (
    <MessagePage sign="404" title="Page not found" drawing="lost" actions={actions}>
      The link may be wrong, or the page was removed.
    </MessagePage>
  )
}
