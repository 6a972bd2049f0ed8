import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon } from '#platform/web/ui/icons.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { LessonData } from './LessonPage.tsx'
import { Outcome, type QuestionOutcome } from './Outcome.tsx'

type Question = LessonData['questions'][number]

interface Props {
  question: Question
  number: number
  values: readonly string[]
  /** After the quiz was checked. */
  outcome: QuestionOutcome | null
  onChange: (values: string[]) => void
}

/** One question with its control. */
export function QuestionField({ question, number, values, outcome, onChange }: Props) {
  const isChecked = outcome !== null
  return (
    <fieldset className="grid gap-3" disabled={isChecked}>
      <legend className="mb-3 grid gap-2">
        <span className="text-sm text-text-muted">Question {number}</span>
        <RichText shown={question.promptHtml} />
      </legend>
      {question.code !== null && (
        <pre className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
          <code>{question.code}</code>
        </pre>
      )}
      <Control question={question} values={values} onChange={onChange} />
      {isChecked && <Outcome outcome={outcome} />}
    </fieldset>
  )
}

function Control({ question, values, onChange }: Pick<Props, 'question' | 'values' | 'onChange'>) {
  if (question.kind === 'order') return <OrderControl question={question} values={values} onChange={onChange} />
  if (question.kind === 'number') return <TextInput aria-label="Your answer, a number" inputMode="decimal" autoComplete="off" className="max-w-40" value={values[0] ?? ''} onChange={({ target }) => onChange([target.value])} />
  if (question.kind === 'output') return <TextArea aria-label="Your answer, the output" rows={3} className="font-mono" spellCheck={false} value={values[0] ?? ''} onChange={({ target }) => onChange([target.value])} />
  return <ChoiceControl question={question} values={values} onChange={onChange} />
}

function ChoiceControl({ question: { key, kind, options }, values, onChange }: Pick<Props, 'question' | 'values' | 'onChange'>) {
  const isMultiple = kind === 'multiple'
  const choose = (name: string, isChosen: boolean) => {
    if (!isMultiple) return onChange([name])
    onChange(isChosen ? [...values, name] : values.filter((value) => value !== name))
  }
  return (
    <div className="grid gap-2">
      {isMultiple && <p className="text-sm text-text-muted">Choose all that apply.</p>}
      {options.map(({ name, html }) => (
        <label key={name} className="flex cursor-pointer items-start gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-subtle">
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            className="mt-1.5 accent-accent"
            name={key}
            checked={values.includes(name)}
            onChange={({ target }) => choose(name, target.checked)}
          />
          <RichText shown={html} />
        </label>
      ))}
    </div>
  )
}

/** Items that are put in order by buttons, which work by touch and by keyboard alike. */
function OrderControl({ question: { options }, values, onChange }: Pick<Props, 'question' | 'values' | 'onChange'>) {
  const move = (at: number, by: number) => {
    const next = [...values]
    ;[next[at], next[at + by]] = [next[at + by]!, next[at]!]
    onChange(next)
  }
  return (
    <ol className="grid gap-2">
      {values.map((name, at) => (
        <li key={name} className="flex items-center gap-3 rounded-control border border-line p-3">
          <span className="tabular text-sm text-text-muted">{at + 1}</span>
          <div className="min-w-0 flex-1">
            <RichText shown={options.find((option) => option.name === name)?.html ?? ''} />
          </div>
          <IconButton small icon={arrowUpIcon} label={`Move item ${at + 1} up`} disabled={at === 0} onClick={() => move(at, -1)} />
          <IconButton small icon={arrowDownIcon} label={`Move item ${at + 1} down`} disabled={at === values.length - 1} onClick={() => move(at, 1)} />
        </li>
      ))}
    </ol>
  )
}
