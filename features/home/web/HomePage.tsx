import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { SITE } from '#platform/rules/site.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { BlogCardFields, TrendingBlogs } from '#features/blogs/web/public.tsx'
import { ConnectionsFeed, PersonCardFields } from '#features/connections/web/public.tsx'
import { DailyProblemFields } from '#features/practice/web/public.tsx'
import { TeamMember, TeamMemberFields } from '#features/site/web/public.tsx'
import { Banner } from './Banner.tsx'
import { Featured } from './Featured.tsx'
import { OwnTop } from './OwnTop.tsx'
import { PromoToast } from './PromoToast.tsx'
import { StartHere } from './StartHere.tsx'
import { VisitorCards } from './VisitorCards.tsx'

const HomeQuery = graphql(
  `
  query Home {
    home { slogan motivation }
    site {
      welcome promos
      links { video professional microblog }
      founder { ...TeamMemberFields }
      team { ...TeamMemberFields }
    }
    blogs(sort: trending, first: 5) { items { ...BlogCardFields } }
    people(first: 5) { items { ...PersonCardFields } }
    dailyProblem { ...DailyProblemFields }
    firstProblem { slug }
    featuredItems { id path kind title excerpt note }
    courses(sort: taken, first: 7) { items { slug title level lessonCount enrolledCount skills } }
    events(show: upcoming, first: 3) { items { number slug title when } }
  }
`,
  [TeamMemberFields, BlogCardFields, PersonCardFields, DailyProblemFields],
)

export type HomeData = ResultOf<typeof HomeQuery>

/** The home page. */
function HomePage({ data }: { data: HomeData }) {
  const { home, site, blogs, people, dailyProblem, firstProblem, featuredItems } = data
  return (
    <>
      <OwnTop dailyProblem={dailyProblem} />
      <Banner home={home} site={site} firstProblem={firstProblem} />
      <div className="mx-auto grid max-w-page grid-cols-1 gap-12 px-8 py-10 max-md:gap-10 max-md:px-4 max-md:py-6 in-data-[session=in]:gap-8 in-data-[session=in]:py-8">
        <StartHere data={data} />
        <Featured items={featuredItems} />
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <TrendingBlogs blogs={blogs.items} />
          <ConnectionsFeed notable={people.items} />
        </div>
        <VisitorCards />
        <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
          <Section title="Founder">
            <ul>
              <TeamMember member={site.founder} />
            </ul>
          </Section>
          {site.team.length > 0 && (
            <Section title="Team">
              <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
                {site.team.map((member) => (
                  <TeamMember key={member.name} member={member} />
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
      <PromoToast lines={site.promos} />
    </>
  )
}

export const page = definePage({
  document: HomeQuery,
  cacheTags: () => ['site', 'blogs', 'people', 'problems', 'featured', 'courses', 'events'],
  meta: () => ({
    title: SITE.name,
    description: SITE.tagline,
    facts: { '@context': 'https://schema.org', '@type': 'WebSite', name: SITE.name, description: SITE.tagline },
  }),
  Component: HomePage,
})
