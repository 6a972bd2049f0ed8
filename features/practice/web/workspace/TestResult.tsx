import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { chevronRightIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import type { ErrorTable } from '../../rules/checkers/check-result.ts'
import { linesNamedIn, namesLine } from '../../rules/source-lines.ts'
import { ErrorTableView } from './ErrorTableView.tsx'
import { ValueView } from './RowsTable.tsx'
import type { ShownValue } from './shown-values.ts'

/** The result of one test for display; of a hidden test only verdict and category. */
export interface ShownTest {
  verdict: string
  message: string | null
  given?: ShownValue | null
  expected: ShownValue | null
  got: ShownValue | null
  errors: ErrorTable | null
  timeMs: number | null
  memoryKb: number | null
  printed?: string | null
}

const PLAIN: readonly string[] = ['Not run', 'Ran', 'Stopped', 'Judge Error']
export const toneOfVerdict = (verdict: string): Tone => (verdict === 'Accepted' ? 'success' : PLAIN.includes(verdict) ? 'plain' : 'danger')

/** The longest answer, in characters, that stands beside another. */
const SHORT = 60

interface Props {
  name: string
  result: ShownTest
  /** The program, whose lines are shown beside an error that names them. */
  source?: string
  /** Runs only this test. */
  onRun?: () => void
  /** Copies it to the learner's own tests. */
  onCopy?: () => void
}

/** A test and its verdict. Details of a failed test are open. */
export function TestResult({ name, result, source = '', onRun, onCopy }: Props) {
  const { verdict, message, given, expected, got, errors, timeMs, memoryKb, printed } = result
  const results = [['Expected', expected], ['Got', got]] as const
  // Tables of a query are longer than its result, which comes first.
  const isTable = typeof expected === 'object' && expected !== null
  const parts = [...(isTable ? results : []), ['Input', given] as const, ...(isTable ? [] : results), ['Printed', printed === '' ? null : printed] as const]
  // Short answers are compared side by side, where the pane is wide enough.
  const isBeside = isTable || results.every(([, value]) => value === null || (typeof value === 'string' && value.length <= SHORT && !value.includes('\n')))
  const named = message === null ? [] : linesNamedIn(message, source)
  const heading = (
    <>
      <span className="font-medium">{name}</span>
      <Badge tone={toneOfVerdict(verdict)}>{verdict}</Badge>
      <span className="tabular ml-auto text-text-muted">{usageText(timeMs, memoryKb)}</span>
    </>
  )
  const line = 'flex min-h-11 flex-wrap items-center gap-2 px-3 py-1.5'
  const isBare = message === null && errors === null && parts.every(([, text]) => text === null || text === undefined)
  if (isBare) return <li className={`rounded-control border border-line text-sm ${line}`}>{heading}</li>
  return (
    <li className="rounded-control border border-line text-sm">
      <details open={verdict !== 'Accepted'} className="group/test">
        <summary className={`${line} cursor-pointer list-none`}>
          <span className="flex-none text-text-muted transition-transform group-open/test:rotate-90">
            <Icon of={chevronRightIcon} small />
          </span>
          {heading}
        </summary>
        <div className="@container grid grid-cols-1 gap-2 border-t border-line p-3">
          {message !== null && message !== '' && <p className={`whitespace-pre-wrap text-danger wrap-anywhere ${namesLine(message) ? 'font-mono text-xs' : ''}`}>{message}</p>}
          {named.length > 0 && (
            <pre className="overflow-x-auto rounded-control bg-sunken p-2 text-xs" aria-label="Lines of the error">
              {named.map(({ number, text }) => `${number} | ${text}`).join('\n')}
            </pre>
          )}
          <div className={`grid grid-cols-1 gap-2 ${isBeside ? '@md:grid-cols-2' : ''}`}>
            {parts.map(([title, value]) =>
              value === null || value === undefined ? null : (
                <div key={title} className={`grid min-w-0 grid-cols-1 content-start gap-1 ${title === 'Input' || title === 'Printed' ? 'col-span-full' : ''}`}>
                  <span className="text-xs text-text-muted">{title}</span>
                  <ValueView label={title} value={value} />
                </div>
              ),
            )}
          </div>
          {errors !== null && <ErrorTableView errors={errors} />}
          {(onRun !== undefined || onCopy !== undefined) && (
            <p className="flex flex-wrap gap-2">
              {onRun !== undefined && (
                <Button small onClick={onRun}>
                  Run this test
                </Button>
              )}
              {onCopy !== undefined && (
                <Button small variant="ghost" onClick={onCopy}>
                  Edit a copy
                </Button>
              )}
            </p>
          )}
        </div>
      </details>
    </li>
  )
}

/** The time and memory of all tests, as the judge rounds them: `under 50 ms · 14 MB`. */
export const roundedUsageText = (timeMs: number | null, memoryKb: number | null): string => (timeMs === null ? '' : `under ${usageText(timeMs, memoryKb)}`)

/** Time and memory: `12 ms · 14 MB`. */
export function usageText(timeMs: number | null, memoryKb: number | null): string {
  const time = timeMs === null ? [] : [timeMs < 1000 ? `${timeMs < 0.1 ? 'under 0.1' : timeMs < 10 ? timeMs.toFixed(1) : Math.round(timeMs)} ms` : `${(timeMs / 1000).toFixed(2)} s`]
  return [...time, ...(memoryKb === null || memoryKb === 0 ? [] : [`${Math.max(1, Math.round(memoryKb / 1024))} MB`])].join(' · ')
}
