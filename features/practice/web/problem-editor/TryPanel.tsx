import type { ComponentProps } from 'react'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { playIcon } from '#platform/web/ui/icons.ts'
import { Table } from '#platform/web/ui/Table.tsx'
import { toneOfVerdict } from '../workspace/TestResult.tsx'
import { FaultList } from './FaultList.tsx'
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
}

/** All solutions on all tests: verdicts, and the slowest test of each beside the limit (requirement Q-54). */
export function TryPanel({ edit: { trial }, isCurrent, isRunning, isLocked, error, onStart }: Props) {
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
      <FaultList faults={findings} />
      {verdicts.length === 0 ? (
        !isRunning && findings.length === 0 && <EmptyState text="Not run yet" hint="Run the references and the known-wrong solutions on all tests. Nothing is published." />
      ) : (
        <div className={isCurrent || isRunning ? '' : 'opacity-70'}>
          <Table
            caption="Solutions"
            rows={verdicts}
            keyOf={({ file }) => file}
            columns={COLUMNS}
          />
        </div>
      )}
    </div>
  )
}

function VerdictCell({ row: { file, verdict, isExpected } }: { row: SolutionVerdict }) {
  const isReference = file.startsWith('reference.')
  return (
    <span className="grid justify-items-start gap-1 py-1 whitespace-nowrap">
      <Badge tone={isReference ? toneOfVerdict(verdict) : isExpected ? 'success' : 'danger'}>{verdict}</Badge>
      <span className={`text-sm ${isExpected ? 'text-text-muted' : 'text-danger'}`}>{isExpected ? 'As expected' : isReference ? 'Should pass every test' : 'Should fail a test'}</span>
    </span>
  )
}

/** The time and a bar up to the limit. */
function TimeCell({ row: { timeMs, limitMs } }: { row: SolutionVerdict }) {
  if (timeMs === null || limitMs === null) return '–'
  const share = shareOfLimit(timeMs, limitMs)
  return (
    <span className="grid w-40 gap-1">
      <span className="tabular text-sm whitespace-nowrap">{timeText(timeMs, limitMs)}</span>
      <svg className={`h-1.5 w-full rounded-full bg-line ${share > 0.5 ? 'text-danger' : 'text-success'}`} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.max(1, Math.round(share * 100))} height="1" fill="currentColor" />
      </svg>
    </span>
  )
}

const COLUMNS: ComponentProps<typeof Table<SolutionVerdict>>['columns'] = [
  { title: 'Solution', cell: ({ file }) => <code className="text-sm whitespace-nowrap">{file.replace('wrong/', '')}</code> },
  { title: 'Verdict', cell: (row) => <VerdictCell row={row} /> },
  { title: 'Slowest test', cell: (row) => <TimeCell row={row} /> },
  { title: 'Margin', cell: ({ timeMs, limitMs }) => <span className="tabular whitespace-nowrap">{marginText(timeMs, limitMs)}</span> },
  { title: 'Failed test', cell: ({ failedTest, message }) => <span className="block min-w-52 text-sm wrap-anywhere">{failedTest === null ? message || 'None' : message}</span> },
]
