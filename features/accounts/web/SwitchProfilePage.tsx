import { definePage } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { SIGN_UP_PATH } from '../rules/paths.ts'
import { DAY, DIFFERENCES, PROFILES, WORKFLOW } from '../rules/switch-profile.ts'
import { OwnRolesPanel } from './OwnRolesPanel.tsx'

const SENTENCE = 'Learner, mentor and admin are three ways to use one account. Switch any time.'

/** Explains the three roles; members can switch here, and do not need the introduction. */
function SwitchProfilePage() {
  const isMounted = useMounted()
  const isMember = useSession() !== null && isMounted
  return (
    <Page title="Switch Profile" sentence={SENTENCE}>
      <OwnRolesPanel />
      <Section title="Three profiles">
        <ul className="grid gap-4 lg:grid-cols-3">
          {PROFILES.map(({ title, sentence, points }) => (
            <Card key={title} as="li" className="grid content-start gap-3">
              <h3 className="text-md font-semibold">{title}</h3>
              <p className="text-text-muted">{sentence}</p>
              <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Card>
          ))}
        </ul>
      </Section>
      {!isMember && <Introduction />}
    </Page>
  )
}

/** What visitors should know before they sign up. */
function Introduction() {
  return (
    <>
      <Section title="How it works">
        <ol className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
          {WORKFLOW.map(({ title, sentence }, at) => (
            <li key={title} className="grid content-start gap-1 border-t-2 border-accent pt-3">
              <span className="tabular text-sm text-text-muted" aria-hidden="true">
                {at + 1}
              </span>
              <h3 className="font-semibold">{title}</h3>
              <p className="text-sm text-text-muted">{sentence}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="What makes it different">
        <dl className="grid gap-x-8 gap-y-5 md:grid-cols-3">
          {DIFFERENCES.map(({ title, sentence }) => (
            <div key={title} className="grid content-start gap-1">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-text-muted">{sentence}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="One day, three roles">
        <ol className="grid gap-0 border-l border-line">
          {DAY.map(({ time, role, sentence }) => (
            <li key={time} className="relative grid gap-1 pb-6 pl-6 last:pb-0 before:absolute before:top-2 before:-left-1 before:size-2 before:rounded-full before:bg-accent">
              <h3 className="font-semibold">
                {time} as {role}
              </h3>
              <p className="max-w-[60ch] text-text-muted">{sentence}</p>
            </li>
          ))}
        </ol>
      </Section>
      <div>
        <ButtonLink variant="primary" to={SIGN_UP_PATH}>
          Get Started
        </ButtonLink>
      </div>
    </>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Switch Profile', description: SENTENCE, canonical: '/switchProfile' }),
  Component: SwitchProfilePage,
})
