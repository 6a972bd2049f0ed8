import { useEffect, useEffectEvent } from 'react'
import { useVisit, useNavigate } from '#platform/web/pages/navigation.ts'
import { LOGOUT_PATH } from '../rules/paths.ts'
import { useAuth } from './auth.ts'

let isLoggingOut = false

/** Notes where somebody goes: whoever leaves the site on their way out is logged out all the same. */
export function noteDestination(to: string): void {
  isLoggingOut = to === LOGOUT_PATH
}

/** Goes to where one is logged out (requirement A-6), once what is on the page was left in order. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    noteDestination(LOGOUT_PATH)
    navigate(LOGOUT_PATH)
  }
}

/** Logs out whoever leaves the site on their way out; who arrived anywhere is on their way no more. */
export function useLogOutOnLeaving(): void {
  const { logout } = useAuth()
  const arrival = useVisit()
  const leave = useEffectEvent(() => {
    if (!isLoggingOut) return
    isLoggingOut = false
    // Nobody is there any more to be told.
    logout().catch(() => undefined)
  })
  useEffect(() => {
    isLoggingOut = false
  }, [arrival])
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}
