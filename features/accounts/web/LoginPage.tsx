import { useEffect, useEffectEvent, useState } from 'react'
import { definePage } from '#platform/web/pages/route.ts'
import { readSession } from '#platform/web/session/session.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { SIGN_UP_PATH } from '../rules/paths.ts'
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'
import { useAuth } from './auth.ts'
import { FormColumn } from './FormColumn.tsx'
import { LoginForm } from './LoginForm.tsx'

/** The login at an address of its own (requirement A-24). A member sees their account instead. */
function LoginPage() {
  const { user, resumeIntention } = useAuth()
  const navigate = useNavigate()
  const [isVisitor, setVisitor] = useState(() => typeof window === 'undefined' || readSession() === null)
  const onChange = useEffectEvent(() => {
    // The session in the storage was over: the login dialog is open. The first render is anonymous for members, too.
    if (!isVisitor && readSession() === null) setVisitor(true)
    // A login here, from the top bar or in another tab.
    if (isVisitor && user !== null) navigate('/')
  })
  const isMember = user !== null
  useEffect(() => {
    onChange()
  }, [isMember])
  if (user !== null && !isVisitor) return <AlreadyLoggedIn user={user} sentence="Log out first to use another account." />
  return (
    <FormColumn title="Log in" sentence="Log in to write, comment, follow people and save your progress.">
      <LoginForm isPage onDone={resumeIntention} />
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
