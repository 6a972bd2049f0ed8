import type { ReactNode } from 'react'
import { FeaturesContext } from '#platform/web/pages/feature.ts'
import type { Frame } from '#platform/web/pages/PageView.tsx'
import { AuthProvider } from '#features/accounts/web/AuthProvider.tsx'
import { AccountSlot } from '#features/accounts/web/AccountSlot.tsx'
import { ChatSlot } from '#features/chat/web/ChatSlot.tsx'
import { BellSlot } from '#features/notifications/web/BellSlot.tsx'
import { SearchSlot } from '#features/search/web/public.tsx'
import { features } from './features.ts'
import { ErrorBoundary } from './layout/ErrorBoundary.tsx'
import { FailedPage } from './layout/FailedPage.tsx'
import { Layout } from './layout/Layout.tsx'
import { NotFound } from './layout/NotFound.tsx'
import { HiddenPeople } from './layout/HiddenPeople.tsx'

function Shell({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <FeaturesContext value={features}>
      <AuthProvider>
        <HiddenPeople />
        <Layout search={<SearchSlot />} bell={<BellSlot />} account={<AccountSlot />} busy={busy}>
          {children}
        </Layout>
        <ChatSlot />
      </AuthProvider>
    </FeaturesContext>
  )
}

/** What surrounds every page, and the pages for errors. */
export const frame: Frame = { Layout: Shell, Missing: NotFound, Failed: FailedPage, Boundary: ErrorBoundary }
