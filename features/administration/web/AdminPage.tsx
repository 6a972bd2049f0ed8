import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AdminBody } from './AdminBody.tsx'

/** The administration, one section at a time; what it shows is asked for in the browser alone. */
function AdminPage({ location }: { location: RouteLocation }) {
  return (
    <Page title="Administration" sentence="For those who look after Cloggle. Whatever is done here is kept in the audit log.">
      <AdminBody asked={location.params['section']} search={location.searchParams} />
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Administration', description: 'For those who look after Cloggle.', hidden: true }),
  Component: AdminPage,
})
