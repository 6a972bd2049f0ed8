import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type Place } from '#platform/web/pages/page.ts'
import { blogPath } from '../rules/paths.ts'

const BlogQuery = graphql(`
  query Blog($slug: String!) {
    blog(slug: $slug) {
      _id
      slug
      title
      preview
      shown
      headings { id text level }
      tags
      createdAt
      updatedAt
      readingMinutes
      likeCount
      dislikeCount
      commentCount
      author { id username name headline avatarUrl }
    }
  }
`)

type Data = ResultOf<typeof BlogQuery>

function BlogPage({ data }: { data: Data; place: Place }) {
  return <h1>{data.blog!.title}</h1>
}

export const page = definePage({
  document: BlogQuery,
  variables: (place) => ({ slug: place.params['slug'] ?? '' }),
  exists: (data) => data.blog !== null,
  movedTo: (data, place) => (data.blog!.slug === place.params['slug'] ? null : blogPath(data.blog!.slug)),
  topics: (data) => [`blog:${data.blog!._id}`],
  head: (data) => ({ title: data.blog!.title, description: data.blog!.preview, canonical: blogPath(data.blog!.slug), kind: 'article' }),
  Component: BlogPage,
})
