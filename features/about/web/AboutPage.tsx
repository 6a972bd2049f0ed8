import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { SITE } from '#platform/rules/site.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TeamMember, TeamMemberFields } from '#features/site/web/public.tsx'
import { ABOUT_PATH, CONTACT_PATH } from '../rules/paths.ts'
import { ProductCarousel } from './ProductCarousel.tsx'

const AboutQuery = graphql(
  `
  query About {
    site {
      products { slug name sentence points address }
      founder { ...TeamMemberFields }
      team { ...TeamMemberFields }
      journey { id year title description }
    }
  }
`,
  [TeamMemberFields],
)

const SENTENCE = `The story of ${SITE.name}, our team and what else we’re building`

function AboutPage({ data: { site } }: { data: ResultOf<typeof AboutQuery> }) {
  return (
    <Page title="About Us" sentence={SENTENCE} action={<ButtonLink to={CONTACT_PATH}>Write to us</ButtonLink>}>
      <Section title="Products">
        <ProductCarousel products={site.products} />
      </Section>
      <Section title="Team">
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {[site.founder, ...site.team].map((member) => (
            <TeamMember key={member.name} member={member} />
          ))}
        </ul>
      </Section>
      <Section title="Our Journey">
        <ol className="border-l border-line">
          {site.journey.map(({ id, year, title, description }) => (
            <li key={id} className="relative grid gap-1 pb-8 pl-6 last:pb-0 before:absolute before:top-2 before:-left-1 before:size-2 before:rounded-full before:bg-accent">
              <p className="tabular text-sm font-medium text-accent">{year}</p>
              <h3 className="font-semibold">{title}</h3>
              <p className="max-w-[60ch] text-text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </Section>
    </Page>
  )
}

export const page = definePage({
  document: AboutQuery,
  cacheTags: () => ['site'],
  meta: () => ({ title: 'About Us', description: SENTENCE, canonical: ABOUT_PATH }),
  Component: AboutPage,
})
