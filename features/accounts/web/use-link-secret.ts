import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { secretIn } from '../rules/paths.ts'

/**
 * The secret of a link in an email. It is read from the fragment and removed from the address bar and the history. `undefined` before hydration, null
 * if there is none.
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
    // Another link can be opened while this page is already open.
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  }, [])
  return secret
}
