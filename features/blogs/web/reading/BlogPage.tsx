import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { CommentFields } from '#features/discussions/web/public.tsx'
import { blogCardPath, blogPath, feedPath, seriesPath } from '../../rules/paths.ts'
import { BlogView } from './BlogView.tsx'

export const BlogQuery = graphql(
  `
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
      coverUrl
      author { id username name headline avatarUrl }
      comments { items { ...CommentFields } next }
      series { id slug title parts { _id slug title readingMinutes } }
      nextInTag { tag blog { slug title readingMinutes author { id name } } }
      related { _id slug title readingMinutes author { id name } }
    }
  }
`,
  [CommentFields],
)

export type BlogData = NonNullable<ResultOf<typeof BlogQuery>['blog']>

export const page = definePage({
  document: BlogQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.blog !== null,
  redirectTo: (data, location) => (data.blog!.slug === location.params['slug'] ? null : blogPath(data.blog!.slug)),
  // A change of another part is shown here, too.
  cacheTags: ({ blog }) => [`blog:${blog!._id}`, ...(blog!.series === null ? [] : [`series:${blog!.series.id}`])],
  fonts: (data) => [
    'serif',
    ...(/<(em|blockquote)\b/.test(data.blog!.shown) ? ['serif-italic'] : []),
    ...(/<code\b/.test(data.blog!.shown) ? ['mono'] : []),
  ],
  meta: (data) => {
    const blog = data.blog!
    return {
      title: blog.title,
      description: blog.preview,
      canonical: blogPath(blog.slug),
      image: blogCardPath(blog.slug),
      kind: 'article',
      feeds: [{ title: `Blogs by ${blog.author.name}`, path: feedPath({ author: blog.author.username }, 'atom'), type: 'application/atom+xml' }],
      facts: {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: blog.title,
        description: blog.preview,
        keywords: blog.tags.join(', '),
        datePublished: new Date(Number(blog.createdAt)).toISOString(),
        dateModified: new Date(Number(blog.updatedAt)).toISOString(),
        author: { '@type': 'Person', name: blog.author.name },
        ...(blog.series !== null && { isPartOf: { '@type': 'CreativeWorkSeries', name: blog.series.title, url: seriesPath(blog.series.slug) } }),
        interactionStatistic: [
          { '@type': 'InteractionCounter', interactionType: 'https://schema.org/LikeAction', userInteractionCount: blog.likeCount },
          { '@type': 'InteractionCounter', interactionType: 'https://schema.org/CommentAction', userInteractionCount: blog.commentCount },
        ],
      },
    }
  },
  Component: ({ data }) => <BlogView key={data.blog!._id} blog={data.blog!} />,
})
