import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { playIcon } from '#platform/web/ui/icons.ts'
import { toneOfVerdict } from '../workspace/TestResult.tsx'
import { expectationText } from '../../rules/expectation-text.ts'
import { FaultList } from './FaultList.tsx'
import { FindingText } from './FindingText.tsx'
import { marginText, shareOfLimit, timeText } from '../../rules/trial-times.ts'
import type { ProblemEdit, SolutionVerdict } from './problem-edit-documents.ts'

interface Props {
  edit: ProblemEdit
  /** Whether the last trial ran the draft as it is now. */
  isCurrent: boolean
  isRunning: boolean
  isLocked: boolean
  error: string | null
  onStart: () => void
  /** The field that a finding is about, in the draft as it is now. */
  placeOf: (finding: string) => string | null
  onGo: (at: string) => void
}

/** All solutions on all tests: verdicts, and the slowest test of each beside the limit (requirement Q-54). */
export function TryPanel({ edit: { trial }, isCurrent, isRunning, isLocked, error, onStart, placeOf, onGo }: Props) {
  const verdicts = trial?.verdicts ?? []
  const findings = isRunning ? [] : (trial?.findings ?? [])
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={playIcon} variant="primary" busy={isRunning} busyText="Running…" disabledBecause={isLocked ? 'Wait for the checks or the review' : null} onClick={onStart}>
          Run all solutions
        </Button>
        <p role="status" className="min-w-0 flex-1 basis-60 text-sm text-text-muted">
          {isRunning ? 'The judge runs every solution on every test.' : verdicts.length > 0 && !isCurrent ? 'These results are of an earlier version.' : ''}
        </p>
      </div>
      <ErrorMessage message={error} />
      <FaultList faults={findings} placeOf={placeOf} onGo={onGo} />
      {verdicts.length === 0 ? (
        !isRunning && findings.length === 0 && <EmptyState text="Not run yet" hint="Run the references and the known-wrong solutions on all tests. Nothing is published." />
      ) : (
        <div className={isCurrent || isRunning ? '' : 'opacity-70'}>
          <VerdictTable verdicts={verdicts} onGo={onGo} />
        </div>
      )}
    </div>
  )
}

const GRID = 'grid grid-cols-1 gap-x-6 gap-y-2 px-4 py-3 lg:grid-cols-[minmax(0,1fr)_11rem_minmax(0,1.2fr)]'

/** A row for each solution; on small screens its cells are below each other. */
function VerdictTable({ verdicts, onGo }: { verdicts: readonly SolutionVerdict[] } & Pick<Props, 'onGo'>) {
  return (
    <table aria-label="Solutions" className="block rounded-card border border-line bg-surface text-sm">
      <thead className="block max-lg:sr-only">
        <tr className={`${GRID} border-b border-line text-left text-text-muted`}>
          <th scope="col" className="font-medium">Solution</th>
          <th scope="col" className="font-medium">Slowest test</th>
          <th scope="col" className="font-medium">Failed test</th>
        </tr>
      </thead>
      <tbody className="block divide-y divide-line">
        {verdicts.map((verdict) => <VerdictRow key={verdict.file} row={verdict} onGo={onGo} />)}
      </tbody>
    </table>
  )
}

function VerdictRow({ row, onGo }: { row: SolutionVerdict } & Pick<Props, 'onGo'>) {
  const { file, verdict, isExpected, timeMs, limitMs, failedTest, message } = row
  const isReference = !file.startsWith('wrong/')
  return (
    <tr className={GRID}>
      <td className="grid min-w-0 content-start justify-items-start gap-1">
        <code className="wrap-anywhere">{file.replace('wrong/', '')}</code>
        <Badge tone={isReference ? toneOfVerdict(verdict) : isExpected ? 'success' : 'danger'}>{verdict}</Badge>
        <span className={isExpected ? 'text-text-muted' : 'text-danger'}>{isExpected ? 'As expected' : expectationText(row)}</span>
      </td>
      <td className="grid content-start gap-1">{timeMs === null || limitMs === null ? '–' : <Time timeMs={timeMs} limitMs={limitMs} />}</td>
      <td className="min-w-0 wrap-anywhere">{message === '' && failedTest === null ? 'None failed' : <FindingText finding={message || `Test ${failedTest}`} onGo={onGo} />}</td>
    </tr>
  )
}

/** The time of the slowest test, a bar up to the limit, and the margin. */
function Time({ timeMs, limitMs }: { timeMs: number; limitMs: number }) {
  const share = shareOfLimit(timeMs, limitMs)
  return (
    <>
      <span className="tabular">{timeText(timeMs, limitMs)}</span>
      <svg className={`h-1.5 w-full rounded-full bg-line ${share > 0.5 ? 'text-danger' : 'text-success'}`} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(1, Math.round(share * 100))} height="1" fill="currentColor" />
      </svg>
      <span className="tabular text-text-muted">Margin {marginText(timeMs, limitMs)}</span>
    </>
  )
}
