import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { clearSession, saveSession, useSession, whenSessionIsOver, type Session } from '#platform/web/session/session.ts'
import { OFFLINE, ServerSays } from '#platform/web/graphql/refusal.ts'
import { LOGIN_FAILED, LOOKUP_FAILED, REGISTRATION_FAILED } from '../rules/texts.ts'
import { AuthContext, type Auth } from './auth.ts'
import { DEFAULT_AVATAR, DEFAULT_LOCATION, DEFAULT_ROLE_LABEL } from '../rules/public-user.ts'

const LoginDialog = lazy(() => import('./LoginDialog.tsx').then((module) => ({ default: module.LoginDialog })))

async function call<T>(path: string, fallback: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ServerSays('OFFLINE', OFFLINE)
  })
  const answer = (await response.json().catch(() => ({}))) as { error?: string; code?: string; fields?: Record<string, string> }
  if (!response.ok) {
    throw new ServerSays(answer.code ?? 'BUG', answer.error ?? fallback, { fields: answer.fields ?? {} })
  }
  return answer as T
}

/** Gives the app its auth state, and opens the login dialog where somebody needs it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const [waiting, setWaiting] = useState<{ then: () => void } | null>(null)

  useEffect(() => whenSessionIsOver(() => setWaiting({ then: () => {} })), [])

  const auth = useMemo<Auth>(() => {
    const user = session?.user ?? null
    return {
      user,
      name: user?.name ?? '',
      role: user?.role ?? DEFAULT_ROLE_LABEL,
      location: user?.location ?? DEFAULT_LOCATION,
      avatar: user?.avatar ?? DEFAULT_AVATAR,
      followers: user?.followers ?? [],
      streak: user?.streak ?? 0,
      token: session?.token ?? null,
      login: async (email, password) => saveSession(await call<Session>('/api/auth/login', LOGIN_FAILED, { email, password })),
      register: async (wish) => saveSession(await call<Session>('/api/auth/register', REGISTRATION_FAILED, wish)),
      logout: async () => {
        const token = session?.token
        clearSession()
        await call('/api/auth/logout', 'Logout failed', {}, token).catch(() => {})
      },
      fetchUser: (username) => call(`/api/auth/${encodeURIComponent(username)}`, LOOKUP_FAILED, undefined, session?.token),
      asMember: (then) => (user === null ? setWaiting({ then }) : then()),
    }
  }, [session])

  return (
    <AuthContext value={auth}>
      {children}
      {waiting !== null && (
        <Suspense>
          <LoginDialog
            onClose={() => setWaiting(null)}
            onDone={() => {
              setWaiting(null)
              waiting.then()
            }}
          />
        </Suspense>
      )}
    </AuthContext>
  )
}
