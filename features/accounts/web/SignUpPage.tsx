import { useEffect, useEffectEvent, useState } from 'react'
import { SITE } from '#platform/rules/site.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { SIGN_UP_PATH } from '../rules/paths.ts'
import { AlreadyLoggedIn } from './AlreadyLoggedIn.tsx'
import { useAuth } from './auth.ts'
import { FormColumn } from './FormColumn.tsx'
import { SignUpForm } from './SignUpForm.tsx'

/** The sign-up page. A member sees their account instead. */
function SignUpPage() {
  const { user, asMember, clearIntention } = useAuth()
  const navigate = useNavigate()
  const leave = useEffectEvent(clearIntention)
  useEffect(() => () => leave(), [])
  // The form stays mounted from submitting until the next page is shown.
  const [isSubmitting, setSubmitting] = useState(false)
  if (user !== null && !isSubmitting) return <AlreadyLoggedIn user={user} />
  return (
    <FormColumn
      title="Sign up"
      sentence="Create a free account to write, comment, follow people and save your progress."
    >
      <SignUpForm onSubmitting={setSubmitting} />
      <p className="border-t border-line pt-4 text-sm text-text-muted">
        Already have an account?{' '}
        <button type="button" className="link -my-3 py-3" onClick={() => asMember(() => navigate('/'))}>
          Log in
        </button>
      </p>
    </FormColumn>
  )
}

export const page = definePage({
  meta: () => ({
    title: 'Sign up',
    description: `Create a free ${SITE.name} account to write, comment, follow people and save your progress.`,
    canonical: SIGN_UP_PATH,
  }),
  Component: SignUpPage,
})
