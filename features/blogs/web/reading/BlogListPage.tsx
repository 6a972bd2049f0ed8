import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { rssIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { SORTS, usualSort, type Sort } from '../../rules/blog.ts'
import { BLOGS_PATH, feedPath, type FeedOf } from '../../rules/paths.ts'
import { BlogCardFields } from './BlogCard.tsx'
import { BlogCards } from './BlogCards.tsx'
import { FollowedBlogs } from './FollowedBlogs.tsx'
import { TopicButton } from '../topics/TopicButton.tsx'
import { ListFilters } from './ListFilters.tsx'
import { OwnBlogLinks } from './OwnBlogLinks.tsx'
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

const sortOf = ({ searchParams }: RouteLocation): Sort => {
  const isSearch = (searchParams.get('q') ?? '').trim() !== ''
  const sort = SORTS.find((one) => one === searchParams.get('sort')) ?? usualSort(isSearch)
  return sort === 'match' && !isSearch ? 'newest' : sort
}

/** The feed that has the blogs of this list. */
function feedOf({ searchParams }: RouteLocation): FeedOf {
  const tag = searchParams.get('tag')
  return tag === null ? { all: true } : { tag }
}

function BlogListPage({ data, location }: { data: Data; location: RouteLocation }) {
  const sort = sortOf(location)
  // As the list reads it.
  const topic = (location.searchParams.get('tag') ?? '').trim().toLowerCase()
  const hasFeed = topic === '' || data.blogs.items.length > 0
  return (
    <Page
      title="Blogs"
      sentence="Notes, experiments and explanations from the community."
      action={
        <div className="flex items-center gap-3 max-md:w-full">
          <SearchBox label="Search blogs" placeholder="Search..." path={BLOGS_PATH} search={location.searchParams} />
          <WriteButton />
        </div>
      }
    >
      <ListFilters search={location.searchParams.toString()} sort={sort} tags={data.popularTags.map(({ tag }) => tag)} />
      <div className="-mt-4 flex flex-wrap items-center gap-x-5 text-sm max-md:-mt-2">
        {topic !== '' && (
          <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 pb-2">
            <h2 dir="auto" className="text-lg wrap-anywhere">{topic}</h2>
            <TopicButton key={topic} topic={topic} exists={data.blogs.items.length > 0} />
          </div>
        )}
        <OwnBlogLinks />
        {hasFeed && (
          <a className="link inline-flex items-center gap-1.5 py-2" href={feedPath(feedOf(location), 'atom')}>
            <Icon of={rssIcon} small />
            {location.searchParams.has('tag') ? `RSS feed for ${location.searchParams.get('tag')}` : 'RSS feed'}
          </a>
        )}
      </div>
      {sort === 'following' ? (
        <FollowedBlogs search={location.searchParams} />
      ) : (
        <BlogCards results={data.blogs} search={location.searchParams} />
      )}
    </Page>
  )
}

export const page = definePage({
  document: BlogListQuery,
  variables: (location) => ({
    q: location.searchParams.get('q'),
    tag: location.searchParams.get('tag'),
    // Followed people and topics are personal: the public page does not contain them, the browser loads them afterwards.
    sort: sortOf(location) === 'following' ? 'newest' : sortOf(location),
    after: location.searchParams.get('after'),
  }),
  cacheTags: () => ['blogs'],
  meta: (_data, location) => {
    const tag = location.searchParams.get('tag')
    const of = feedOf(location)
    return {
      title: tag === null ? 'Blogs' : `Blogs on ${tag}`,
      description: 'Blogs on AI, machine learning and data science by people who learn and teach it.',
      canonical: tag === null ? '/blogs' : `/blogs?tag=${encodeURIComponent(tag)}`,
      hidden: location.searchParams.has('q'),
      feeds: [
        { title: 'Blogs (Atom)', path: feedPath(of, 'atom'), type: 'application/atom+xml' },
        { title: 'Blogs (JSON Feed)', path: feedPath(of, 'json'), type: 'application/feed+json' },
      ],
    }
  },
  Component: BlogListPage,
})
