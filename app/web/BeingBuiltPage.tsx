import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { matchRoute } from '#platform/web/pages/match.ts'
import { BEING_BUILT, type BeingBuiltScreen } from './being-built.ts'
import { COMING_SOON_PATHS } from './coming-soon.ts'
import { BeingBuilt } from './layout/BeingBuilt.tsx'

const routes = COMING_SOON_PATHS.map((path) => ({ path, load: () => Promise.reject(new Error('never loaded')) }))

function lineFor(location: RouteLocation): BeingBuiltScreen {
  const { path } = matchRoute(routes, location.pathname, '')!.route as (typeof routes)[number]
  return BEING_BUILT[path]
}

function BeingBuiltPage({ location }: { location: RouteLocation }) {
  const { name, sentence } = lineFor(location)
  return <BeingBuilt name={name} sentence={sentence} />
}

export const page = definePage({
  meta: (_data, location) => {
    const { name, sentence } = lineFor(location)
    return { title: name, description: `Coming soon: ${sentence}`, hidden: true }
  },
  Component: BeingBuiltPage,
})
