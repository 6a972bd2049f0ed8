import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type Place } from '#platform/web/pages/page.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { SORTS, type Sort } from '../rules/blog.ts'
import { BLOGS_PATH, feedPath } from '../rules/paths.ts'
import { BlogCardFields } from './BlogCard.tsx'
import { BlogCards } from './BlogCards.tsx'
import { FollowedBlogs } from './FollowedBlogs.tsx'
import { ListFilters } from './ListFilters.tsx'
import { WriteButton } from './WriteButton.tsx'

const BlogListQuery = graphql(
  `
  query BlogList($q: String, $tag: String, $sort: BlogSort, $after: String) {
    blogs(q: $q, tag: $tag, sort: $sort, after: $after) {
      items { ...BlogCardFields }
      next
    }
    popularTags { tag }
  }
`,
  [BlogCardFields],
)

type Data = ResultOf<typeof BlogListQuery>

const sortOf = (place: Place): Sort => SORTS.find((sort) => sort === place.search.get('sort')) ?? 'newest'

function BlogListPage({ data, place }: { data: Data; place: Place }) {
  const sort = sortOf(place)
  return (
    <Page
      title="Blogs"
      sentence="Notes, experiments and explanations from the community."
      action={
        <div className="flex flex-wrap items-center gap-3 max-md:w-full">
          <SearchBox label="Search blogs" placeholder="Search..." path={BLOGS_PATH} search={place.search} />
          <WriteButton />
        </div>
      }
    >
      <ListFilters search={place.search.toString()} sort={sort} tags={data.popularTags.map(({ tag }) => tag)} />
      {sort === 'following' ? (
        <FollowedBlogs search={place.search} />
      ) : (
        <BlogCards results={data.blogs} search={place.search} />
      )}
    </Page>
  )
}

export const page = definePage({
  document: BlogListQuery,
  variables: (place) => ({
    q: place.search.get('q'),
    tag: place.search.get('tag'),
    // Whom a person follows is personal: the public page never shows it, the browser asks for it afterwards.
    sort: sortOf(place) === 'following' ? 'newest' : sortOf(place),
    after: place.search.get('after'),
  }),
  topics: () => ['blogs'],
  head: (_data, place) => {
    const tag = place.search.get('tag')
    const of = tag === null ? ({ all: true } as const) : { tag }
    return {
      title: tag === null ? 'Blogs' : `Blogs on ${tag}`,
      description: 'Blogs on AI, machine learning and data science by people who learn and teach it.',
      canonical: tag === null ? '/blogs' : `/blogs?tag=${encodeURIComponent(tag)}`,
      hidden: place.search.has('q'),
      feeds: [
        { title: 'Blogs (Atom)', path: feedPath(of, 'atom'), type: 'application/atom+xml' },
        { title: 'Blogs (JSON Feed)', path: feedPath(of, 'json'), type: 'application/feed+json' },
      ],
    }
  },
  Component: BlogListPage,
})
