import { useEffect, useEffectEvent } from 'react'
import { useVisit, useNavigate } from '#platform/web/pages/navigation.ts'
import { LOGOUT_PATH } from '../rules/paths.ts'
import { useAuth } from './auth.ts'

let isLoggingOut = false

/** Remembers that the person is going to log out, in case they leave the site before it has happened. */
export function noteDestination(to: string): void {
  isLoggingOut = to === LOGOUT_PATH
}

/** Returns a function that goes to the logout page (requirement A-6), after the present page had a chance to save. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    noteDestination(LOGOUT_PATH)
    navigate(LOGOUT_PATH)
  }
}

/** Logs out if the person leaves the site while on the way to the logout page. */
export function useLogOutOnLeaving(): void {
  const { logout } = useAuth()
  const visit = useVisit()
  const leave = useEffectEvent(() => {
    if (!isLoggingOut) return
    isLoggingOut = false
    // The page is gone, so nobody can see an error.
    logout().catch(() => undefined)
  })
  useEffect(() => {
    isLoggingOut = false
  }, [visit])
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}
