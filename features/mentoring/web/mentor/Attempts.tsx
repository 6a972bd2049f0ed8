import { useState } from 'react'
import { CodeView } from '#platform/web/ui/CodeView.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { isLanguage, LANGUAGE_NAMES } from '#features/practice/rules/problem.ts'
import { LocalTime } from '../LocalTime.tsx'

interface Attempt {
  id: string
  language: string
  code: string
  codeSpans: readonly number[]
  submittedAt: unknown
  verdict: string | null
  passed: number
  total: number
}

/** The latest submissions of a learner for a problem, each with its code and verdict. */
export function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const [openId, open] = useState(attempts[0]?.id)
  return (
    <section aria-label="Submissions" className="grid grid-cols-1 gap-2">
      <h3 className="font-medium">Submissions</h3>
      <ul className="grid grid-cols-1 gap-2">
        {attempts.map(({ id, language, code, codeSpans, submittedAt, verdict, passed, total }) => (
          <li key={id} className="rounded-control border border-line">
            <button type="button" className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-3 py-2 text-start text-sm" aria-expanded={id === openId} onClick={() => open(id === openId ? undefined : id)}>
              <Badge tone={verdict === 'Accepted' ? 'success' : verdict === null ? 'plain' : 'danger'}>{verdict ?? 'Waiting'}</Badge>
              <span className="tabular text-text-muted">{passed} of {total} tests</span>
              <span className="text-text-muted">{isLanguage(language) ? LANGUAGE_NAMES[language] : language}, <LocalTime at={String(submittedAt)} /></span>
            </button>
            {id === openId && <CodeView label="Program" code={code} spans={codeSpans} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
