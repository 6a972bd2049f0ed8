import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import type { ErrorTable } from '../../rules/checkers/verdict.ts'
import { ErrorTableView } from './ErrorTableView.tsx'

/** What became of one test, as people see it; of a hidden one there is no more than its category. */
export interface TestShown {
  verdict: string
  says: string | null
  given?: string | null
  expected: string | null
  got: string | null
  errors: ErrorTable | null
  timeMs: number | null
  memoryKb: number | null
  printed?: string
}

const PLAIN: readonly string[] = ['Not run', 'Stopped', 'Judge Error']
export const toneOfVerdict = (verdict: string): Tone => (verdict === 'Accepted' ? 'success' : PLAIN.includes(verdict) ? 'plain' : 'danger')

/** One test and its verdict; what was wrong is open, what was right can be opened. */
export function TestResult({ name, result }: { name: string; result: TestShown }) {
  const { verdict, says, given, expected, got, errors, timeMs, memoryKb, printed } = result
  const parts = [['Input', given], ['Expected', expected], ['Got', got], ['Printed', printed === '' ? null : printed]] as const
  const heading = (
    <>
      <span className="font-medium">{name}</span>
      <Badge tone={toneOfVerdict(verdict)}>{verdict}</Badge>
      <span className="tabular ml-auto text-text-muted">{costs(timeMs, memoryKb)}</span>
    </>
  )
  const line = 'flex min-h-11 flex-wrap items-center gap-2 px-3 py-1.5'
  const isBare = says === null && errors === null && parts.every(([, text]) => text === null || text === undefined)
  if (isBare) return <li className={`rounded-control border border-line text-sm ${line}`}>{heading}</li>
  return (
    <li className="rounded-control border border-line text-sm">
      <details open={verdict !== 'Accepted'}>
        <summary className={`${line} list-none`}>{heading}</summary>
        <div className="grid grid-cols-1 gap-2 border-t border-line p-3">
          {says !== null && says !== '' && <p className="whitespace-pre-wrap text-danger wrap-anywhere">{says}</p>}
          {parts.map(([title, text]) =>
            text === null || text === undefined ? null : (
              <div key={title} className="grid grid-cols-1 gap-1">
                <span className="text-xs text-text-muted">{title}</span>
                <pre className="max-h-40 overflow-auto rounded-control bg-sunken p-2 text-xs whitespace-pre-wrap wrap-anywhere">{text}</pre>
              </div>
            ),
          )}
          {errors !== null && <ErrorTableView errors={errors} />}
        </div>
      </details>
    </li>
  )
}

/** What all tests together took, as the judge rounds it up: `at most 50 ms · 14 MB`. */
export const roundedCosts = (timeMs: number | null, memoryKb: number | null): string => (timeMs === null ? '' : `up to ${costs(timeMs, memoryKb)}`)

/** What it took: `12 ms · 14 MB`. */
export function costs(timeMs: number | null, memoryKb: number | null): string {
  const time = timeMs === null ? [] : [timeMs < 1000 ? `${timeMs < 10 ? timeMs.toFixed(1) : Math.round(timeMs)} ms` : `${(timeMs / 1000).toFixed(2)} s`]
  return [...time, ...(memoryKb === null || memoryKb === 0 ? [] : [`${Math.max(1, Math.round(memoryKb / 1024))} MB`])].join(' · ')
}
