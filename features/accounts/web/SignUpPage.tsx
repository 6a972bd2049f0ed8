import { useEffect, useEffectEvent, useState } from 'react'
import { SITE } from '#platform/rules/site.ts'
import { useTurnedOff } from '#platform/web/data/turned-off.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Notice } from '#platform/web/ui/Notice.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
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
  const off = useTurnedOff('registrations')
  if (user !== null && !isSubmitting) return <AlreadyLoggedIn user={user} sentence="Log out first to create another account." />
  return (
    <div className="mx-auto grid w-full max-w-page items-center gap-x-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:px-8">
      <FormColumn
        title="Sign up"
        sentence="Create a free account to write, comment, follow people and save your progress."
      >
        {off === null || isSubmitting ? <SignUpForm onSubmitting={setSubmitting} /> : <Notice>{off}</Notice>}
        <p className="border-t border-line pt-4 text-sm text-text-muted">
          Already have an account?{' '}
          <button type="button" className="link -my-3 py-3" onClick={() => asMember(() => navigate('/'))}>
            Log in
          </button>
        </p>
      </FormColumn>
      <Benefits />
    </div>
  )
}

const BENEFITS = [
  { motif: 'code', title: 'Solve problems', text: 'Run code in the browser, see at once what is wrong, and review what you solved before you forget it.' },
  { motif: 'attention', title: 'Read and write', text: 'Formulas, code and figures, with people who answer.' },
  { motif: 'graph', title: 'Learn with others', text: 'Courses, mentors, events and a leaderboard.' },
] as const

/** What an account is good for, beside the form where there is room. */
function Benefits() {
  return (
    <aside aria-label="What you get" className="grid content-center gap-5 max-lg:hidden">
      {BENEFITS.map(({ motif, title, text }) => (
        <section key={title} className="flex items-center gap-4">
          <Illustration motif={motif} seed={title} className="aspect-[1200/630] w-36 flex-none rounded-control border border-line bg-surface" />
          <div>
            <h2 className="font-medium">{title}</h2>
            <p className="text-sm text-text-muted">{text}</p>
          </div>
        </section>
      ))}
    </aside>
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
