import { RichText } from '#platform/web/ui/RichText.tsx'

export interface QuestionOutcome {
  question: string
  isRight: boolean
  explanationHtml: string
}

/** What the server says about an answer. */
export function Outcome({ outcome: { isRight, explanationHtml } }: { outcome: QuestionOutcome }) {
  return (
    <div className={`grid gap-1 border-l-2 pl-3 text-sm ${isRight ? 'border-success' : 'border-danger'}`}>
      <p className={`font-medium ${isRight ? 'text-success' : 'text-danger'}`}>{isRight ? 'Right' : 'Not quite'}</p>
      <RichText shown={explanationHtml} />
    </div>
  )
}
