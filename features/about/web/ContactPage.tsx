import { definePage } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { STATUS_PATH } from '#features/status/rules/paths.ts'
import { CONDUCT_PATH } from '#features/moderation/rules/paths.ts'
import { CONTACT_PATH } from '../rules/paths.ts'
import { ContactForm } from './ContactForm.tsx'

const SENTENCE = 'Questions, ideas or bugs? Write to us.'

function ContactPage() {
  return (
    <Page title="Contact" sentence={SENTENCE}>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,37.5rem)_minmax(0,20rem)]">
        <ContactForm />
        <aside aria-labelledby="before" className="card grid gap-3 text-sm">
          <h2 id="before" className="text-base">
            Before you write
          </h2>
          <p className="text-text-muted">We answer within two days.</p>
          <p>
            Is a page not loading? See whether <a className="link" href={STATUS_PATH}>everything is working</a>.
          </p>
          <p>
            Is someone behaving badly? Choose Report next to what they wrote, and a moderator looks at it. The{' '}
            <a className="link" href={CONDUCT_PATH}>code of conduct</a> says what’s allowed.
          </p>
          <p>
            Do you want a copy of your data, or to delete your account? Both are in <a className="link" href="/settings?section=data">your settings</a>.
          </p>
        </aside>
      </div>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Contact', description: SENTENCE, canonical: CONTACT_PATH }),
  Component: ContactPage,
})
