import { useEffect } from 'react'
import { useSession } from '#platform/web/session/session.ts'

/** For members: hides what is of people whom a block keeps apart from them, once the page is alive. */
export function useHiddenPeople(): void {
  const isMember = useSession() !== null
  useEffect(() => {
    if (!isMember) return
    const hiding = import('#features/connections/web/hide-apart.ts').then(({ hideApart }) => hideApart(), () => () => {})
    return () => void hiding.then((stop) => stop())
  }, [isMember])
}
