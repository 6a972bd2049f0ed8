import type { FeatureScreen } from '#platform/web/pages/feature.ts'
import type { Page, Route } from '#platform/web/pages/route.ts'
import { features } from './web/features.ts'

const pages = import.meta.glob<{ page: Page }>(['/features/*/web/**/*Page.tsx', '/app/web/*Page.tsx'])
if (import.meta.env.DEV) Object.assign(pages, import.meta.glob<{ page: Page }>('/app/web/sampler/*Page.tsx'))

const SAMPLER: FeatureScreen = { path: '/sampler', page: 'app/web/sampler/SamplerPage.tsx' }

function routeOf({ path, page, query = [] }: FeatureScreen): Route {
  const load = pages[`/${page}`]
  if (load === undefined) throw new Error(`The screen ${path} names a page that does not exist: ${page}`)
  return { path, query, source: page, load }
}

/** Every screen of every feature (requirement S-1). */
export const routes: readonly Route[] = [...features.flatMap(({ screens = [] }) => screens), ...(import.meta.env.DEV ? [SAMPLER] : [])].map(routeOf)
