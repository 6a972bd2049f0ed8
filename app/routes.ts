import type { FeatureScreen } from '#platform/web/pages/feature.ts'
import type { LayoutRoute, Page, PageLayout, Route } from '#platform/web/pages/route.ts'
import { features } from './web/features.ts'

const pages = import.meta.glob<{ page: Page }>(['/features/*/web/**/*Page.tsx', '/app/web/*Page.tsx'])
if (import.meta.env.DEV) Object.assign(pages, import.meta.glob<{ page: Page }>('/app/web/sampler/*Page.tsx'))

const layouts = import.meta.glob<{ layout: PageLayout }>(['/features/*/web/**/*Layout.tsx'])
// Routes with the same layout share one of these: it stays mounted while the pages inside change.
const layoutRoutes = Object.fromEntries(
  Object.entries(layouts).map(([file, load]): [string, LayoutRoute] => [file.slice(1), { source: file.slice(1), load }]),
)

const SAMPLER: FeatureScreen = { path: '/sampler', page: 'app/web/sampler/SamplerPage.tsx' }

function routeOf({ path, page, query = [], maxParameterLength, layout }: FeatureScreen): Route {
  const load = pages[`/${page}`]
  if (load === undefined) throw new Error(`The screen ${path} names a page that does not exist: ${page}`)
  if (layout !== undefined && layoutRoutes[layout] === undefined) throw new Error(`The screen ${path} names a layout that does not exist: ${layout}`)
  return { path, query, maxParameterLength, source: page, load, layout: layout === undefined ? undefined : layoutRoutes[layout] }
}

/** Every screen of every feature (requirement S-1). */
export const routes: readonly Route[] = [...features.flatMap(({ screens = [] }) => screens), ...(import.meta.env.DEV ? [SAMPLER] : [])].map(routeOf)
