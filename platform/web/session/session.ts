import { useSyncExternalStore } from 'react'

/** The public card of whoever is logged in, as the auth calls return it (requirement A-7). */
export interface SessionUser {
  id: string
  username: string
  name: string
  role: string
  location: string
  avatar: string
  followers: string[]
  streak: number
}

export interface Session {
  token: string
  user: SessionUser
}

const TOKEN = 'token'
const USER = 'user'
const listeners = new Set<() => void>()
let known: { raw: string; session: Session | null } | null = null

/** The session in this browser's storage, or null. Both keys must be there and readable (requirement A-2). */
export function readSession(): Session | null {
  const token = stored(TOKEN)
  const user = stored(USER)
  const raw = `${token ?? ''} ${user ?? ''}`
  if (known?.raw !== raw) known = { raw, session: token === null || user === null ? null : restored(token, user) }
  return known.session
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function restored(token: string, user: string): Session | null {
  try {
    const card = JSON.parse(user) as SessionUser
    return typeof card.id === 'string' && typeof card.username === 'string' ? { token, user: card } : null
  } catch {
    return null
  }
}

export function saveSession(session: Session): void {
  localStorage.setItem(TOKEN, session.token)
  localStorage.setItem(USER, JSON.stringify(session.user))
  tellAll()
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
  tellAll()
}

let over: () => void = () => {}

/** What happens when a session ends under the person's hands: the app opens the login dialog. */
export function whenSessionIsOver(then: () => void): void {
  over = then
}

export function sessionIsOver(): void {
  if (readSession() === null) return
  clearSession()
  over()
}

let renewing: Promise<boolean> | null = null

/** Asks for a new token with the cookie. Tabs take turns, and a token that another tab fetched meanwhile will do. */
export function renewSession(): Promise<boolean> {
  renewing ??= inTurn(readSession()?.token).finally(() => {
    renewing = null
  })
  return renewing
}

async function inTurn(stale: string | undefined): Promise<boolean> {
  const attempt = async (): Promise<boolean> => {
    const now = readSession()
    if (now !== null && now.token !== stale) return true
    const response = await fetch('/api/auth/refresh', { method: 'POST' })
    if (!response.ok) return false
    saveSession((await response.json()) as Session)
    return true
  }
  return navigator.locks ? navigator.locks.request('cloggle.renew', attempt) : attempt()
}

function tellAll(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === TOKEN || event.key === USER || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The session as React state: anonymous on the server and in the first render, so that both agree. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null)

export const onSessionChange = subscribe
