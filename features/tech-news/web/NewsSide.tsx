import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { NewsletterBox } from '#features/newsletter/web/public.tsx'
import { LinkChip } from '#platform/web/ui/Chip.tsx'
import { CATEGORIES, CATEGORY_LABELS } from '../rules/categories.ts'
import { listAddress, type ListState } from './list-address.ts'
import { FewerChips } from './FewerChips.tsx'
import { SideBox } from './SideBox.tsx'
import { TrendingArticles } from './TrendingArticles.tsx'

export const NewsSideFields = graphql(`
  fragment NewsSideFields on Query {
    trendingNews { id slug title }
    site { products { slug name } team { name role username } }
  }
`)

/** The side column: Trending, Categories, Newsletter, Products and Team. */
export function NewsSide({ side: { trendingNews, site }, state }: { side: ResultOf<typeof NewsSideFields>; state: ListState }) {
  return (
    <aside aria-label="More news" className="grid min-w-0 grid-cols-1 content-start gap-4 max-xl:sm:grid-cols-2">
      <TrendingArticles articles={trendingNews} />
      <SideBox title="Categories">
        <ul className="flex flex-wrap gap-2">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <LinkChip to={listAddress(state, { category: category === state.category ? null : category })} current={category === state.category}>
                {CATEGORY_LABELS[category]}
              </LinkChip>
            </li>
          ))}
        </ul>
        <FewerChips />
      </SideBox>
      <SideBox title="Newsletter">
        <p className="text-sm text-text-muted">Weekly roundup sent every Friday.</p>
        <NewsletterBox />
      </SideBox>
      {site.products.length > 0 && (
        <SideBox title="Products">
          <ul className="grid">
            {site.products.map(({ slug, name }) => (
              <li key={slug}>
                <a className="block py-1.5 wrap-anywhere hover:underline" href={`/about/${slug}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </SideBox>
      )}
      {site.team.length > 0 && (
        <SideBox title="Team">
          <ul className="grid gap-2">
            {site.team.map(({ name, role, username }) => (
              <li key={name}>
                {username === '' ? name : <a className="wrap-anywhere hover:underline" href={`/profile/${username}`}>{name}</a>}
                <span className="block text-sm text-text-muted">{role}</span>
              </li>
            ))}
          </ul>
        </SideBox>
      )}
    </aside>
  )
}
