import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { problemPath, trackPath } from '../../rules/paths.ts'

const TracksQuery = graphql(`
  query ProblemTracks($problem: String!) {
    problemTracks(problem: $problem) { slug title position total previous { slug title } next { slug title } }
  }
`)
type TrackData = ResultOf<typeof TracksQuery>['problemTracks'][number]

/** The tracks with this problem that the member has begun, with the problems before and after it. */
export function TrackNotice({ slug }: { slug: string }) {
  const tracks = useQuery(TracksQuery, { problem: slug }).data?.problemTracks ?? []
  return tracks.map((track) => <TrackRow key={track.slug} track={track} />)
}

function TrackRow({ track: { slug, title, position, total, previous, next } }: { track: TrackData }) {
  return (
    <nav aria-label={`Track: ${title}`} className="mb-2 flex items-center justify-between gap-x-3 text-sm">
      <p className="min-w-0">
        <a className="link wrap-anywhere" href={trackPath(slug)}>
          {title}
        </a>
        <span className="tabular whitespace-nowrap text-text-muted">, {`${position} of ${total}`}</span>
      </p>
      <span className="flex flex-none items-center gap-4">
        {previous !== null && <StepLink word="Previous" to={previous} />}
        {next !== null && <StepLink word="Next" to={next} />}
      </span>
    </nav>
  )
}

const StepLink = ({ word, to: { slug, title } }: { word: string; to: { slug: string; title: string } }) => (
  <a className="link flex min-h-6 items-center pointer-coarse:min-h-11" href={problemPath(slug)} aria-label={`${word}: ${title}`} data-tip={title}>
    {word}
  </a>
)
