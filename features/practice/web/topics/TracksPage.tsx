import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { trackPath, TRACKS_PATH } from '../../rules/paths.ts'
import { CollectionCard } from './CollectionCard.tsx'
import { CollectionCardFields, useTrackProgress } from './collection-query.ts'
import { begunFirst } from './own-collections.ts'
import { PracticeSections } from './PracticeSections.tsx'

const TracksQuery = graphql(
  `
  query Tracks { tracks { ...CollectionCardFields } }
`,
  [CollectionCardFields],
)

/** All tracks, the begun ones first, with the member’s progress (requirement Q-41). */
function TracksPage({ tracks }: { tracks: ResultOf<typeof TracksQuery>['tracks'] }) {
  const progress = useTrackProgress()
  return (
    <Page title="Practice tracks" sentence="Short series of problems that build on each other. Solve all of them to earn the track’s badge." above={<PracticeSections active="tracks" />}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {begunFirst(tracks, progress).map((track) => (
          <li key={track.slug} className="min-w-0">
            <CollectionCard collection={track} to={trackPath(track.slug)} progress={progress.get(track.slug)} heading="h2" />
          </li>
        ))}
      </ul>
    </Page>
  )
}

export const page = definePage({
  document: TracksQuery,
  cacheTags: () => ['problems'],
  meta: (data) => ({
    title: 'Practice tracks',
    description: `Series of coding problems with a badge: ${data.tracks.map(({ title }) => title).join(', ')}.`,
    canonical: TRACKS_PATH,
  }),
  Component: ({ data }) => <TracksPage tracks={data.tracks} />,
})
