import { Suspense, type ReactNode } from 'react'
import { useHeldQueries } from '#platform/web/data/use-held-queries.ts'
import { useSession } from '#platform/web/session/session.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { PANEL_PLACEHOLDER } from './panel-placeholder.ts'
import { CardPlaceholders } from './VisitorCards.tsx'

const prefetchOwnHome = () => import('./own-home.ts').then(({ prefetchOwnHome }) => prefetchOwnHome())
const OwnDashboard = lazyPart(() => import('./OwnDashboard.tsx').then((module) => module.OwnDashboard))

/** The personal part of the home page, whose code loads for members only. Until then its space is reserved. The children are what there is to practice today. */
export function Dashboard({ children }: { children: ReactNode }) {
  const isMember = useSession() !== null
  const isMounted = useMounted()
  useHeldQueries(prefetchOwnHome)
  const placeholder = (
    <div className="grid grid-cols-1 gap-6">
      {children}
      <div className={PANEL_PLACEHOLDER} />
      <CardPlaceholders />
    </div>
  )
  return isMounted && isMember ? (
    <Suspense fallback={placeholder}>
      <OwnDashboard>{children}</OwnDashboard>
    </Suspense>
  ) : (
    placeholder
  )
}
