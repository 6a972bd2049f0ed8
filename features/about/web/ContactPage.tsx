import { definePage } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { CONTACT_PATH } from '../rules/paths.ts'
import { ContactForm } from './ContactForm.tsx'

const SENTENCE = 'Questions, ideas or bugs? Write to us.'

function ContactPage() {
  return (
    <Page title="Contact" sentence={SENTENCE}>
      <div className="max-w-150">
        <ContactForm />
      </div>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Contact', description: SENTENCE, canonical: CONTACT_PATH }),
  Component: ContactPage,
})
