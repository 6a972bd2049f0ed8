import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import type { ReactNode } from 'react'
import { IconSheet } from '#platform/web/ui/Icon.tsx'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { BLOGS_PATH } from '#features/blogs/rules/paths.ts'
import { BlogCard, BlogCardFields, CARD_ICONS } from '#features/blogs/web/public.tsx'
import { CONNECTIONS_PATH } from '#features/connections/rules/paths.ts'
import { PersonCardFields } from '#features/connections/web/public.tsx'
import { PRACTICE_PATH, problemPath } from '#features/practice/rules/paths.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { SEARCH_PATH, searchPath } from '../rules/paths.ts'
import { EMPTY_QUERY, NO_RESULTS } from '../rules/texts.ts'

const SearchQuery = graphql(
  `
  query Search($q: String) {
    people(q: $q, first: 6) { items { ...PersonCardFields } next }
    problems(q: $q) { items { slug title difficulty tags } pages }
    blogs(q: $q, first: 6) { items { ...BlogCardFields } next }
  }
`,
  [PersonCardFields, BlogCardFields],
)

type Data = ResultOf<typeof SearchQuery>

const queryOf = (location: RouteLocation) => (location.searchParams.get('q') ?? '').trim()

/** The results of a search: people, problems and blogs, with links to all of each kind. */
function SearchPage({ data, location }: { data: Data; location: RouteLocation }) {
  const query = queryOf(location)
  const { people, problems, blogs } = data
  return (
    <Page
      title="Search"
      sentence={query === '' ? 'Search blogs, people and problems' : `Results for “${query}”`}
      action={<SearchBox label="Search Cloggle" placeholder="Blogs, people, problems" path={SEARCH_PATH} search={location.searchParams} />}
    >
      {query === '' && <EmptyState text={EMPTY_QUERY} />}
      {query !== '' && people.items.length + problems.items.length + blogs.items.length === 0 && (
        <EmptyState text={NO_RESULTS} hint="Try fewer words or another spelling." />
      )}
      {query !== '' && people.items.length > 0 && (
        <Section title="People">
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {people.items.map((person) => (
              <FoundPerson key={person.id} person={person} />
            ))}
          </ul>
          {people.next !== null && <All to={`${CONNECTIONS_PATH}?q=${encodeURIComponent(query)}`}>All people for “{query}”</All>}
        </Section>
      )}
      {query !== '' && problems.items.length > 0 && (
        <Section title="Problems">
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {problems.items.map((problem) => (
              <FoundProblem key={problem.slug} problem={problem} />
            ))}
          </ul>
          {problems.pages > 1 && <All to={`${PRACTICE_PATH}?q=${encodeURIComponent(query)}`}>All problems for “{query}”</All>}
        </Section>
      )}
      {query !== '' && blogs.items.length > 0 && (
        <Section title="Blogs">
          <IconSheet icons={CARD_ICONS} />
          <div className="grid grid-cols-1 gap-4">
            {blogs.items.map((blog) => (
              <BlogCard key={blog._id} blog={blog} />
            ))}
          </div>
          {blogs.next !== null && <All to={`${BLOGS_PATH}?q=${encodeURIComponent(query)}`}>All blogs for “{query}”</All>}
        </Section>
      )}
    </Page>
  )
}

function FoundPerson({ person }: { person: Data['people']['items'][number] }) {
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 hover:border-border-strong">
      <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
      <div className="min-w-0 text-sm">
        <a className="font-medium wrap-anywhere after:absolute after:inset-0" href={profilePath(person.username)}>
          {person.name}
        </a>
        <p className="truncate text-text-muted">{person.headline}</p>
      </div>
    </li>
  )
}

function FoundProblem({ problem: { slug, title, difficulty, tags } }: { problem: Data['problems']['items'][number] }) {
  return (
    <li className="relative grid gap-1 rounded-card border border-line bg-surface px-4 py-3 text-sm hover:border-border-strong">
      <span className="flex items-center justify-between gap-3">
        <a className="font-medium wrap-anywhere after:absolute after:inset-0" href={problemPath(slug)}>
          {title}
        </a>
        <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
      </span>
      <span className="text-text-muted">{tags.join(', ')}</span>
    </li>
  )
}

const All = ({ to, children }: { to: string; children: ReactNode }) => (
  <a className="link justify-self-start py-2" href={to}>
    {children}
  </a>
)

export const page = definePage({
  document: SearchQuery,
  variables: (location) => ({ q: queryOf(location) === '' ? null : queryOf(location) }),
  cacheTags: () => ['blogs', 'people', 'problems'],
  meta: (_data, location) => ({
    title: queryOf(location) === '' ? 'Search' : `Search for ${queryOf(location)}`,
    description: 'Search blogs, people and problems on Cloggle.',
    canonical: queryOf(location) === '' ? SEARCH_PATH : searchPath(queryOf(location)),
    hidden: true,
  }),
  Component: SearchPage,
})
