import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { blogPath, feedPath, seriesCardPath, seriesPath } from '../../rules/paths.ts'
import { seriesLength } from '../../rules/series.ts'
import { SeriesView } from './SeriesView.tsx'

const SeriesQuery = graphql(`
  query Series($slug: String!) {
    blogSeries(slug: $slug) {
      id
      slug
      title
      description
      readingMinutes
      partCount
      parts { _id slug title readingMinutes createdAt }
      author { id username name avatarUrl }
    }
  }
`)

export type SeriesData = NonNullable<ResultOf<typeof SeriesQuery>['blogSeries']>

export const page = definePage({
  document: SeriesQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.blogSeries !== null,
  redirectTo: (data, location) => (data.blogSeries!.slug === location.params['slug'] ? null : seriesPath(data.blogSeries!.slug)),
  cacheTags: ({ blogSeries }) => [`series:${blogSeries!.id}`, `person:${blogSeries!.author.id}`],
  meta: ({ blogSeries }) => {
    const { slug, title, description, author, parts, partCount, readingMinutes } = blogSeries!
    const summary = description.replace(/\s+/g, ' ').slice(0, 200) || `A series by ${author.name}: ${seriesLength(partCount, readingMinutes)}.`
    return {
      title,
      description: summary,
      canonical: seriesPath(slug),
      image: seriesCardPath(slug),
      feeds: [{ title, path: feedPath({ series: slug }, 'atom'), type: 'application/atom+xml' }],
      facts: {
        '@context': 'https://schema.org',
        '@type': 'CreativeWorkSeries',
        name: title,
        description: summary,
        author: { '@type': 'Person', name: author.name },
        hasPart: parts.map((part, at) => ({
          '@type': 'BlogPosting',
          position: at + 1,
          headline: part.title,
          url: blogPath(part.slug),
          datePublished: new Date(Number(part.createdAt)).toISOString(),
        })),
      },
    }
  },
  Component: ({ data }) => <SeriesView key={data.blogSeries!.id} series={data.blogSeries!} />,
})
