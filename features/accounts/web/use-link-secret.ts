import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { secretIn } from '../rules/paths.ts'

/**
 * The secret of a link in a mail: read from behind the `#` and taken out of the address bar, so that it stands in no
 * history and on no screen. `undefined` until the page has come alive; null when there is none.
 */
export function useLinkSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>()
  const navigate = useNavigate()
  const take = useEffectEvent(() => {
    const found = secretIn(window.location.hash)
    setSecret((known) => found ?? known ?? null)
    if (window.location.hash !== '') navigate(window.location.pathname, { replace: true })
  })
  useEffect(() => {
    const onHash = () => take()
    onHash()
    // The same page may be open when another link of its kind is used.
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return secret
}
