import { definePage, type Place } from '#platform/web/pages/page.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AdminBody } from './AdminBody.tsx'

/** The administration, one section at a time; what it shows is asked for in the browser alone. */
function AdminPage({ place }: { place: Place }) {
  return (
    <Page title="Administration" sentence="Everything you do here is logged.">
      <AdminBody asked={place.params['section']} search={place.search} />
    </Page>
  )
}

export const page = definePage({
  head: () => ({ title: 'Administration', description: 'Manage Cloggle.', hidden: true }),
  Component: AdminPage,
})
