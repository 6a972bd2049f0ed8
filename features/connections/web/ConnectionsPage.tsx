import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { MAX_FOUND } from '../rules/people.ts'
import { CONNECTIONS_PATH, searchPath } from '../rules/paths.ts'
import { SuggestedPeopleQuery, suggestionsFor } from './suggestions-query.ts'
import { OwnLists } from './OwnLists.tsx'
import { PeopleGrid } from './PeopleGrid.tsx'
import { PersonCardFields } from './PersonCardFields.ts'
import { SUGGESTED_SHOWN, SuggestedPeople } from './SuggestedPeople.tsx'

const ConnectionsQuery = graphql(
  `
  query Connections($q: String, $after: String) {
    people(q: $q, after: $after) {
      items { ...PersonCardFields }
      next
      words
      corrected
    }
  }
`,
  [PersonCardFields],
)

type Data = ResultOf<typeof ConnectionsQuery>

function ConnectionsPage({ data, location }: { data: Data; location: RouteLocation }) {
  const typed = location.searchParams.get('q') ?? ''
  const isStart = typed === '' && !location.searchParams.has('after')
  return (
    <Page
      title="Connections"
      sentence="Find people learning what you’re learning."
      action={<SearchBox label="Search people" placeholder="Name, skill or place..." path={CONNECTIONS_PATH} search={location.searchParams} />}
    >
      {isStart && <SuggestedPeople />}
      <section aria-labelledby="everybody" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id="everybody" className="text-lg">
            {typed === '' ? 'Everyone' : `Results for “${data.people.corrected ?? typed}”`}
          </h2>
          <OwnLists />
        </div>
        <Found data={data} location={location} typed={typed} isStart={isStart} />
      </section>
    </Page>
  )
}

function Found({ data, location, typed, isStart }: { data: Data; location: RouteLocation; typed: string; isStart: boolean }) {
  const { items, next, words, corrected } = data.people
  const session = useSession()
  // Those who are suggested above are not shown twice.
  const { data: above } = useQuery(SuggestedPeopleQuery, isStart && session !== null ? suggestionsFor(SUGGESTED_SHOWN) : null)
  const suggested = new Set(above?.suggestedPeople.slice(0, SUGGESTED_SHOWN).map(({ person }) => person.id))
  if (items.length === 0) return <Nobody typed={typed} />
  const further = new URLSearchParams(location.searchParams)
  if (next !== null) further.set('after', next)
  return (
    <>
      {corrected !== null && <p className="-mt-2 text-sm text-text-muted">No one matches “{typed}” exactly.</p>}
      <PeopleGrid people={items.filter(({ id }) => !suggested.has(id))} words={words} label={typed === '' ? 'Everyone' : 'People found'} />
      {typed !== '' && items.length + 1 >= MAX_FOUND && <p className="text-sm text-text-muted">Showing the best matches. Add a word to narrow it down.</p>}
      <nav aria-label="Pages" className="flex justify-between gap-3">
        {location.searchParams.has('after') ? <ButtonLink to={searchPath(typed)}>First page</ButtonLink> : <span />}
        {next !== null && <ButtonLink to={`${CONNECTIONS_PATH}?${further.toString()}`}>More people</ButtonLink>}
      </nav>
    </>
  )
}

function Nobody({ typed }: { typed: string }) {
  return (
    <EmptyState
      text="No results found."
      hint={typed === '' ? 'There is no one on this page.' : 'No one matches all of these words. Try fewer.'}
      action={<ButtonLink to={CONNECTIONS_PATH}>Show everyone</ButtonLink>}
    />
  )
}

export const page = definePage({
  document: ConnectionsQuery,
  variables: (location) => ({ q: location.searchParams.get('q'), after: location.searchParams.get('after') }),
  cacheTags: () => ['people'],
  meta: (_data, location) => ({
    title: 'Connections',
    description: 'Find people who learn and teach AI, machine learning and data science by name, headline, skill or place.',
    canonical: CONNECTIONS_PATH,
    hidden: location.searchParams.has('q'),
  }),
  Component: ConnectionsPage,
})
