import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type Place } from '#platform/web/pages/page.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { SORTS, type Sort } from '../rules/blog.ts'
import { feedPath } from '../rules/paths.ts'
import { BlogCard, BlogCardFields } from './BlogCard.tsx'
import { WriteButton } from './WriteButton.tsx'

const BlogListQuery = graphql(
  `
  query BlogList($q: String, $tag: String, $sort: BlogSort, $after: String) {
    blogs(q: $q, tag: $tag, sort: $sort, after: $after) {
      items { ...BlogCardFields }
      next
    }
    popularTags { tag blogs }
  }
`,
  [BlogCardFields],
)

type Data = ResultOf<typeof BlogListQuery>

const sortOf = (place: Place): Sort => SORTS.find((sort) => sort === place.search.get('sort')) ?? 'newest'

function BlogListPage({ data }: { data: Data; place: Place }) {
  return (
    <Page title="Blogs" sentence="What people who learn AI, ML and data science write down." action={<WriteButton />}>
      {data.blogs.items.length === 0 ? (
        <EmptyState text="No blogs available." />
      ) : (
        <div className="grid gap-4">
          {data.blogs.items.map((blog) => (
            <BlogCard key={blog._id} blog={blog} />
          ))}
        </div>
      )}
    </Page>
  )
}

export const page = definePage({
  document: BlogListQuery,
  variables: (place) => ({
    q: place.search.get('q'),
    tag: place.search.get('tag'),
    sort: sortOf(place) === 'following' ? 'newest' : sortOf(place),
    after: place.search.get('after'),
  }),
  topics: () => ['blogs'],
  head: (_data, place) => {
    const tag = place.search.get('tag')
    return {
      title: tag === null ? 'Blogs' : `Blogs on ${tag}`,
      description: 'Blogs on AI, machine learning and data science, written by people who learn and teach it.',
      feeds: [{ title: 'Blogs', path: feedPath({ all: true }, 'atom'), type: 'application/atom+xml' }],
    }
  },
  Component: BlogListPage,
})
