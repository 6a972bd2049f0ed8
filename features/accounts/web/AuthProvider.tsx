import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { OFFLINE } from '#platform/web/graphql/api-error.ts'
import { focusHeading } from '#platform/web/pages/focus-heading.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { clearSession, readSession, saveSession, useSession, whenSessionIsOver } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { countsIn, DEFAULT_AVATAR, DEFAULT_LOCATION, DEFAULT_ROLE_LABEL } from '#features/people/rules/public-user.ts'
import { AuthContext, type Auth } from './auth.ts'
import { logOutCall } from './log-out-call.ts'
import { useDeviceTimeZone } from './use-device-time-zone.ts'
import type { LoginDialogProps } from './LoginDialog.tsx'

/** An action that a visitor started before the login, and the address where they started it. */
interface Intention {
  then: () => void
  from: string
}

/** Loaded with the first call. */
const calls = () => import('./auth-calls.ts')

// What a visitor pressed is replaced at once, or when the data of the member is there.
const FOCUS_CHECKS_MS = [0, 300, 1500]

/** A closed dialog returns the focus to the element that opened it; if the login removed that element, the focus goes to the heading of the page. */
function keepFocus(): void {
  for (const after of FOCUS_CHECKS_MS) {
    setTimeout(() => {
      if (document.activeElement === null || document.activeElement === document.body) focusHeading()
    }, after)
  }
}

const here = () => window.location.pathname + window.location.search + window.location.hash

/** Provides the auth state, and opens the login dialog when it is needed. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const navigateNow = useRef(navigate)
  const intention = useRef<Intention>(null)
  const [loginRequest, setLoginRequest] = useState<{ reason: string | null; isForNewcomers?: boolean } | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null)
  const isMember = session !== null
  useDeviceTimeZone(session?.user.id ?? null)

  useEffect(() => {
    navigateNow.current = navigate
  })
  useEffect(() => {
    whenSessionIsOver(() => {
      intention.current = null
      setLoginRequest({ reason: REFUSALS.SESSION_OVER.message })
    })
  }, [])
  useEffect(() => {
    // Styles use this attribute before the page is hydrated.
    if (isMember) {
      document.documentElement.dataset['session'] = 'in'
      // A login in another tab applies here, too.
      setLoginRequest(null)
    } else {
      delete document.documentElement.dataset['session']
      intention.current = null
    }
  }, [isMember])
  useEffect(() => {
    if (loginRequest === null || Dialog !== null) return
    import('./LoginDialog.tsx').then(
      ({ LoginDialog }) => setDialog(() => LoginDialog),
      () => {
        setLoginRequest(null)
        showToast(OFFLINE, { kind: 'error' })
      },
    )
  }, [loginRequest, Dialog])

  const auth = useMemo<Auth>(() => {
    const user = session?.user ?? null
    return {
      user,
      name: user?.name ?? '',
      role: user?.role || DEFAULT_ROLE_LABEL,
      location: user?.location || DEFAULT_LOCATION,
      avatar: user?.avatar || DEFAULT_AVATAR,
      ...countsIn(user),
      token: session?.token ?? null,
      login: async (email, password) => saveSession(await (await calls()).logInCall(email, password)),
      register: async (input) => saveSession(await (await calls()).registerCall(input)),
      logout: async () => {
        const token = readSession()?.token
        intention.current = null
        clearSession()
        await logOutCall(token)
      },
      switchRole: async (role, password) => saveSession(await (await calls()).switchCall(role, password ?? null)),
      fetchUser: async (username) => (await calls()).lookUpCall(username),
      asMember: (then, reason) => {
        if (readSession() !== null) return then()
        // Keeps the first intention: a visitor who went to sign up and logs in there still continues with it.
        intention.current ??= { then, from: here() }
        setLoginRequest({ reason: reason ?? null, isForNewcomers: reason !== undefined })
      },
      resumeIntention: () => {
        const wanted = intention.current
        intention.current = null
        setLoginRequest(null)
        keepFocus()
        if (wanted === null) return false
        if (here() !== wanted.from) navigateNow.current(wanted.from)
        wanted.then()
        return true
      },
      clearIntention: () => {
        intention.current = null
      },
    }
  }, [session])

  return (
    <AuthContext value={auth}>
      {children}
      {loginRequest !== null && Dialog !== null && (
        <Dialog
          reason={loginRequest.reason}
          isForNewcomers={loginRequest.isForNewcomers === true}
          onClose={() => {
            setLoginRequest(null)
            auth.clearIntention()
          }}
          onNavigateAway={() => setLoginRequest(null)}
          onDone={auth.resumeIntention}
        />
      )}
    </AuthContext>
  )
}
