import { counted } from '#platform/rules/counted.ts'
import { clockText, exampleScores, PENALTY_MINUTES } from '../../rules/contest.ts'

/** How points become places, with an example of this contest. */
export function ScoringPreview({ points, minutes }: { points: readonly number[]; minutes: number }) {
  const example = exampleScores(points, minutes)
  return (
    <section aria-label="Scoring" className="grid gap-2 rounded-control bg-sunken px-4 py-3 text-sm">
      <p>Only accepted solutions get points. The most points win; ties go to the shorter time: that of the last accepted solution, plus {PENALTY_MINUTES} minutes for each wrong try before it.</p>
      {example !== null && (
        <table className="tabular w-full max-w-[32rem]">
          <caption className="pb-1 text-left text-text-muted">Example</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Points</th>
              <th scope="col">Time</th>
            </tr>
          </thead>
          <tbody>
            <Row place="1st" entry={points.length === 1 ? 'Solves it on the first try' : `Solves all ${points.length} on the first try`} {...example.clean} />
            <Row place="2nd" entry="The same, after one wrong try" {...example.withWrongTry} />
          </tbody>
        </table>
      )}
    </section>
  )
}

const Row = ({ place, entry, points, seconds }: { place: string; entry: string; points: number; seconds: number }) => (
  <tr>
    <th scope="row" className="py-0.5 pr-3 text-left font-normal">
      {place}: {entry}
    </th>
    <td className="py-0.5 pr-3 text-right whitespace-nowrap">{counted(points, 'point', 'points')}</td>
    <td className="py-0.5 text-right whitespace-nowrap">{clockText(seconds)}</td>
  </tr>
)
