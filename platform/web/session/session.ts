import { useSyncExternalStore } from 'react'
import type { SessionUser } from '#platform/rules/session-user.ts'

export type { SessionUser }
import { OFFLINE, ApiError } from '../graphql/api-error.ts'
import { forgetRecentPages } from '../recent-pages.ts'

export interface Session {
  token: string
  user: SessionUser
}

const TOKEN = 'token'
const USER = 'user'
const listeners = new Set<() => void>()
let known: { raw: string; session: Session | null } | null = null

/** The session in this browser's storage, or null. Both keys must be present and valid (requirement A-2). */
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
    const card: unknown = JSON.parse(user)
    if (typeof card !== 'object' || card === null || Array.isArray(card) || !/^[!-~]+$/.test(token)) return null
    return { token, user: cardIn(card as Record<string, unknown>) }
  } catch {
    return null
  }
}

/** The valid fields of a stored user. Storage may contain anything; it only decides what is shown. */
function cardIn(stored: Record<string, unknown>): SessionUser {
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  return {
    // Other fields from the server are kept.
    ...stored,
    id: text('id'),
    username: text('username'),
    name: text('name') || text('username'),
    role: text('role'),
    location: text('location'),
    avatar: text('avatar'),
  }
}

export function saveSession(session: Session): void {
  localStorage.setItem(TOKEN, session.token)
  localStorage.setItem(USER, JSON.stringify(session.user))
  notifyListeners()
}

export function clearSession(): void {
  localStorage.removeItem(TOKEN)
  localStorage.removeItem(USER)
  forgetRecentPages()
  notifyListeners()
}

let over: () => void = () => {}

/** Called when the session ends while someone uses the page: the app opens the login dialog. */
export function whenSessionIsOver(then: () => void): void {
  over = then
}

export function sessionIsOver(): void {
  if (readSession() === null) return
  clearSession()
  over()
}

const RENEWAL_TIMEOUT_MS = 15_000
let renewing: Promise<boolean> | null = null

/**
 * Requests a new token with the cookie. Tabs take turns, and a token that another tab fetched meanwhile is used. Returns false when the
 * session is over. Throws when the server is unavailable, which says nothing about the session.
 */
export function renewSession(): Promise<boolean> {
  renewing ??= renewInTurn(readSession()?.token).finally(() => {
    renewing = null
  })
  return renewing
}

async function renewInTurn(stale: string | undefined): Promise<boolean> {
  const attempt = async (): Promise<boolean> => {
    const now = readSession()
    if (now === null) return false
    if (now.token !== stale) return true
    const signal = AbortSignal.timeout(RENEWAL_TIMEOUT_MS)
    const response = await fetch('/api/auth/refresh', { method: 'POST', signal }).catch(() => null)
    if (response?.status === 401) return false
    if (response?.ok !== true) throw new ApiError('OFFLINE', OFFLINE)
    const renewed = (await response.json()) as Session
    // Someone may have logged out meanwhile, here or in another tab.
    if (readSession()?.token === now.token) saveSession(renewed)
    return readSession() !== null
  }
  return navigator.locks ? navigator.locks.request('cloggle.renew', attempt) : attempt()
}

function notifyListeners(): void {
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

/** The session as React state: anonymous on the server and in the first render, so that hydration matches. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null)

export const onSessionChange = subscribe
