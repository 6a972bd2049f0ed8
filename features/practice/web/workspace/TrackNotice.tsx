import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { problemPath, trackPath } from '../../rules/paths.ts'
import { followedTrack, followTrack } from '../topics/followed-track.ts'

const TracksQuery = graphql(`
  query ProblemTracks($problem: String!, $followed: String) {
    problemTracks(problem: $problem, followed: $followed) { slug title position total previous { slug title } next { slug title } }
  }
`)
type TrackData = ResultOf<typeof TracksQuery>['problemTracks'][number]

/** The tracks with this problem that the member has begun or follows, with the problems before and after it. */
export function TrackNotice({ slug }: { slug: string }) {
  const [followed] = useState(followedTrack)
  const tracks = useQuery(TracksQuery, { problem: slug, followed }).data?.problemTracks ?? []
  return tracks.map((track) => <TrackRow key={track.slug} track={track} />)
}

function TrackRow({ track: { slug, title, position, total, previous, next } }: { track: TrackData }) {
  return (
    <nav aria-label={`Track: ${title}`} className="workspace-track mb-2 flex items-center justify-between gap-x-3 text-sm">
      <p className="min-w-0">
        <a className="link wrap-anywhere" href={trackPath(slug)}>
          {title}
        </a>
        <span className="tabular whitespace-nowrap text-text-muted">, {`${position} of ${total}`}</span>
      </p>
      <span className="flex flex-none items-center gap-4">
        {previous !== null && <StepLink word="Previous" to={previous} onFollow={() => followTrack(slug)} />}
        {next !== null && <StepLink word="Next" to={next} onFollow={() => followTrack(slug)} />}
      </span>
    </nav>
  )
}

const StepLink = ({ word, to: { slug, title }, onFollow }: { word: string; to: { slug: string; title: string }; onFollow: () => void }) => (
  <a className="link flex min-h-6 items-center pointer-coarse:min-h-11" href={problemPath(slug)} onClick={onFollow} aria-label={`${word}: ${title}`} data-tip={title}>
    {word}
  </a>
)
