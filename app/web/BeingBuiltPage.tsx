import { definePage, type Place } from '#platform/web/pages/page.ts'
import { matchScreen } from '#platform/web/pages/match.ts'
import { BEING_BUILT, type BeingBuiltScreen } from './being-built.ts'
import { COMING_SOON_PATHS } from './coming-soon.ts'
import { BeingBuilt } from './layout/BeingBuilt.tsx'

const screens = COMING_SOON_PATHS.map((path) => ({ path, load: () => Promise.reject(new Error('never loaded')) }))

function lineFor(place: Place): BeingBuiltScreen {
  const { path } = matchScreen(screens, place.pathname, '')!.screen as (typeof screens)[number]
  return BEING_BUILT[path]
}

function BeingBuiltPage({ place }: { place: Place }) {
  const { name, sentence } = lineFor(place)
  return <BeingBuilt name={name} sentence={sentence} />
}

export const page = definePage({
  head: (_data, place) => {
    const { name, sentence } = lineFor(place)
    return { title: name, description: `Coming soon: ${sentence}`, hidden: true }
  },
  Component: BeingBuiltPage,
})
