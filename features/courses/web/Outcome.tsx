import { checkIcon, crossIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'

export interface QuestionOutcome {
  question: string
  isRight: boolean
  /** The names of the right options. Absent: they are not told. */
  rightOptions?: readonly string[]
  explanationHtml?: string
}

/** What the server says about an answer. */
export function Outcome({ outcome: { isRight, explanationHtml }, isAnswered }: { outcome: QuestionOutcome; isAnswered: boolean }) {
  return (
    <div className={`grid gap-1 border-l-2 pl-3 text-sm ${isRight ? 'border-success' : 'border-danger'}`}>
      <p className={`flex items-center gap-1.5 font-medium ${isRight ? 'text-success' : 'text-danger'}`}>
        <Icon of={isRight ? checkIcon : crossIcon} small />
        <span>{isRight ? 'Right' : isAnswered ? 'Not quite' : 'No answer'}</span>
      </p>
      {explanationHtml !== undefined && <RichText shown={explanationHtml} />}
    </div>
  )
}
