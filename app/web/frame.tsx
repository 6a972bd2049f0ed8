import type { ReactNode } from 'react'
import { FeaturesContext } from '#platform/web/pages/feature.ts'
import type { Frame } from '#platform/web/pages/PageView.tsx'
import { AuthProvider } from '#features/accounts/web/AuthProvider.tsx'
import { AccountSlot } from '#features/accounts/web/AccountSlot.tsx'
import { BellSlot } from '#features/notifications/web/BellSlot.tsx'
import { features } from './features.ts'
import { Boundary } from './layout/Boundary.tsx'
import { FailedPage } from './layout/FailedPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { useHiddenPeople } from './layout/use-hidden-people.ts'

function Shell({ busy, children }: { busy: boolean; children: ReactNode }) {
  useHiddenPeople()
  return (
    <FeaturesContext value={features}>
      <AuthProvider>
        <Layout bell={<BellSlot />} account={<AccountSlot />} busy={busy}>
          {children}
        </Layout>
      </AuthProvider>
    </FeaturesContext>
  )
}

/** What surrounds every page, and the pages for what went wrong. */
export const frame: Frame = { Layout: Shell, Missing: NotFound, Failed: FailedPage, Boundary }
