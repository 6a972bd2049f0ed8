import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { TroublePage } from './TroublePage.tsx'

/** No such page. */
export function NotFound() {
  const actions = (
    <>
      <ButtonLink look="primary" to="/">
        Go home
      </ButtonLink>
      <ButtonLink to="/blogs">Read blogs</ButtonLink>
    </>
  )
  return (
    <TroublePage sign="404" title="We could not find that" drawing="lost" actions={actions}>
      The address may have a slip in it, or what was here has been taken down. Nothing is wrong with your connection.
    </TroublePage>
  )
}
