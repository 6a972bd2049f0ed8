import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { OFFLINE } from '#platform/web/graphql/api-error.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { clearSession, readSession, saveSession, useSession, whenSessionIsOver } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { countsIn, DEFAULT_AVATAR, DEFAULT_LOCATION, DEFAULT_ROLE_LABEL } from '#features/people/rules/public-user.ts'
import { AuthContext, type Auth } from './auth.ts'
import { logOutCall } from './log-out-call.ts'
import { useOwnClock } from './use-own-clock.ts'
import type { LoginDialogProps } from './LoginDialog.tsx'

/** What a visitor was about to do, and where. */
interface Intention {
  then: () => void
  from: string
}

/** How the server is asked comes when it is asked. */
const calls = () => import('./auth-calls.ts')

const here = () => window.location.pathname + window.location.search

/** Gives the app its auth state, and opens the login dialog where somebody needs it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const navigateNow = useRef(navigate)
  const intention = useRef<Intention>(null)
  const [asked, ask] = useState<{ because: string | null } | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<LoginDialogProps> | null>(null)
  const isMember = session !== null
  useOwnClock(session?.user.id ?? null)

  useEffect(() => {
    navigateNow.current = navigate
  })
  useEffect(() => {
    whenSessionIsOver(() => {
      intention.current = null
      ask({ because: REFUSALS.SESSION_OVER.message })
    })
  }, [])
  useEffect(() => {
    // What is shown before the page comes alive goes by this mark.
    if (isMember) {
      document.documentElement.dataset['session'] = 'in'
      // A login in another tab is one here, too.
      ask(null)
    } else {
      delete document.documentElement.dataset['session']
      intention.current = null
    }
  }, [isMember])
  useEffect(() => {
    if (asked === null || Dialog !== null) return
    import('./LoginDialog.tsx').then(
      ({ LoginDialog }) => setDialog(() => LoginDialog),
      () => {
        ask(null)
        showToast(OFFLINE, { kind: 'trouble' })
      },
    )
  }, [asked, Dialog])

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
      asMember: (then, because) => {
        if (readSession() !== null) return then()
        // Whoever went to sign up and finds an account there still wants what they came for.
        intention.current ??= { then, from: here() }
        ask({ because: because ?? null })
      },
      goOn: () => {
        const wanted = intention.current
        intention.current = null
        ask(null)
        if (wanted === null) return false
        if (here() !== wanted.from) navigateNow.current(wanted.from)
        wanted.then()
        return true
      },
      forgetIntention: () => {
        intention.current = null
      },
    }
  }, [session])

  return (
    <AuthContext value={auth}>
      {children}
      {asked !== null && Dialog !== null && (
        <Dialog
          because={asked.because}
          onClose={() => {
            ask(null)
            auth.forgetIntention()
          }}
          onElsewhere={() => ask(null)}
          onDone={auth.goOn}
        />
      )}
    </AuthContext>
  )
}
