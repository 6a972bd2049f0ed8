import { useEffect, useEffectEvent, useState } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { readSession } from '#platform/web/session/session.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { SIGN_UP_PATH } from '../rules/paths.ts'
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'
import { useAuth } from './auth.ts'
import { FormColumn } from './FormColumn.tsx'

/** Opens the login dialog at an address of its own, for people who type it. A member sees their account instead. */
function LoginPage() {
  const { user, asMember } = useAuth()
  const navigate = useNavigate()
  const [isVisitor, setVisitor] = useState(() => typeof window === 'undefined' || readSession() === null)
  // The effect below goes home, after a login from here as well as from the top bar.
  const logIn = () => asMember(() => {})
  const onChange = useEffectEvent(() => {
    if (!isVisitor) {
      // The session in the storage was over: the login dialog is open already. The first render is anonymous for members, too.
      if (readSession() === null) setVisitor(true)
      return
    }
    if (user === null) logIn()
    else navigate('/')
  })
  const isMember = user !== null
  useEffect(() => {
    onChange()
  }, [isMember])
  if (user !== null && !isVisitor) return <AlreadyLoggedIn user={user} sentence="Log out first to use another account." />
  return (
    <FormColumn title="Log in" sentence="Log in to write, comment, follow people and save your progress.">
      <Button variant="primary" className="justify-self-start" onClick={logIn}>
        Log in
      </Button>
      <p className="border-t border-line pt-4 text-sm text-text-muted">
        No account yet?{' '}
        <a className="link -my-3 py-3" href={SIGN_UP_PATH}>
          Sign up
        </a>
      </p>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Log in', description: 'Log in to your account.', hidden: true }),
  Component: LoginPage,
})
