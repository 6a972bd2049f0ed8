import { useEffect } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { trackPath } from '../../rules/paths.ts'
import { useProgress } from '../workspace/use-progress.ts'
import { CollectionFields, useTrackProgress, type CollectionData } from './collection-query.ts'
import { followTrack } from './followed-track.ts'
import { CollectionHeader } from './CollectionHeader.tsx'
import { PracticeSections } from './PracticeSections.tsx'
import { ProblemSteps } from './ProblemSteps.tsx'
import { TrackBadge } from './TrackBadge.tsx'

const TrackQuery = graphql(
  `
  query Track($slug: String!) { track(slug: $slug) { ...CollectionFields } }
`,
  [CollectionFields],
)

/** A track: its problems in order, the member’s progress, and the badge once it is complete (requirement Q-41). */
function TrackPage({ track }: { track: CollectionData }) {
  const { slug, title, problems } = track
  useEffect(() => {
    followTrack(slug)
  }, [slug])
  const solved = useProgress(problems.map((problem) => problem.slug))
  const progress = useTrackProgress().get(slug)
  const next = problems.find((problem) => solved.get(problem.slug) !== true)
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-8 px-8 py-10 max-md:gap-6 max-md:px-4 max-md:py-6">
      <PracticeSections active="tracks" />
      <CollectionHeader collection={track} progress={progress} next={next}>
        <TrackBadge title={title} isEarned={progress?.earnsBadge === true} />
      </CollectionHeader>
      <ProblemSteps problems={problems} progress={solved} nextSlug={solved.size > 0 ? next?.slug : undefined} />
    </div>
  )
}

export const page = definePage({
  document: TrackQuery,
  variables: (location) => ({ slug: location.params['slug'] ?? '' }),
  exists: (data) => data.track !== null,
  cacheTags: () => ['problems'],
  meta: (data) => {
    const { slug, title, description, problems } = data.track!
    return { title: `${title}: a track of ${problems.length} problems`, description, canonical: trackPath(slug) }
  },
  Component: ({ data }) => <TrackPage track={data.track!} />,
})
