import { useId, useState } from 'react'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { arrowDownIcon, arrowUpIcon, checkIcon, crossIcon } from '#platform/web/ui/icons.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { isBlank, NUMBER_PATTERN, optionMark } from '../rules/quiz.ts'
import type { LessonData } from './LessonPage.tsx'
import { OptionMarkText } from './OptionMarkText.tsx'
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
      <Control question={question} values={values} right={outcome?.rightOptions ?? null} onChange={onChange} />
      {isChecked && <Outcome outcome={outcome} isAnswered={!isBlank(values)} />}
    </fieldset>
  )
}

interface ControlProps extends Pick<Props, 'question' | 'values' | 'onChange'> {
  /** The names of the right options, when the viewer may see them. */
  right: readonly string[] | null
}

function Control({ question, values, right, onChange }: ControlProps) {
  if (question.kind === 'order') return <OrderControl question={question} values={values} right={right} onChange={onChange} />
  if (question.kind === 'number') return <NumberControl value={values[0] ?? ''} onChange={(value) => onChange([value])} />
  if (question.kind === 'output') return <TextArea aria-label="Your answer, the output" rows={3} className="font-mono" spellCheck={false} value={values[0] ?? ''} onChange={({ target }) => onChange([target.value])} />
  return <ChoiceControl question={question} values={values} right={right} onChange={onChange} />
}

/** A number. If the answer isn’t one, an error appears below the field when the answers are sent. */
function NumberControl({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <TextInput
        aria-label="Your answer, a number"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        inputMode="decimal"
        pattern={NUMBER_PATTERN}
        autoComplete="off"
        className="max-w-40"
        value={value}
        onChange={({ target }) => {
          setWrong(false)
          onChange(target.value)
        }}
        onInvalid={(event) => {
          const field = event.currentTarget
          // In place of the browser’s own message, which goes away by itself.
          event.preventDefault()
          setWrong(true)
          if (field.form?.querySelector('input:invalid') !== field) return
          field.focus({ preventScroll: true })
          field.closest('fieldset')?.scrollIntoView({ block: 'center' })
        }}
      />
      <span id={id}>
        <ErrorMessage message={isWrong ? 'Enter a number, such as 0.5.' : null} />
      </span>
    </div>
  )
}

/** The border and ground of an option: what was chosen, or how it was marked. */
const OPTION_TONES = {
  open: 'border-line has-checked:border-accent has-checked:bg-accent-subtle',
  right: 'border-success bg-success-subtle',
  wrong: 'border-danger bg-danger-subtle',
  missed: 'border-dashed border-success',
  none: 'border-line',
}

function ChoiceControl({ question: { key, kind, options }, values, right, onChange }: ControlProps) {
  const isMultiple = kind === 'multiple'
  const choose = (name: string, isChosen: boolean) => {
    if (!isMultiple) return onChange([name])
    onChange(isChosen ? [...values, name] : values.filter((value) => value !== name))
  }
  return (
    <div className="grid gap-2">
      {isMultiple && <p className="text-sm text-text-muted">Choose all that apply.</p>}
      {options.map(({ name, html }) => {
        const mark = right === null ? null : optionMark(name, values, right)
        return (
          <label key={name} className={`flex items-start gap-3 rounded-control border p-3 ${OPTION_TONES[mark ?? (right === null ? 'open' : 'none')]}`}>
            {/* As high as a line of the text, so that the control stands in the middle of the first line. */}
            <span className="flex h-[1.9rem] flex-none items-center">
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                className="size-4 accent-accent"
                name={key}
                checked={values.includes(name)}
                onChange={({ target }) => choose(name, target.checked)}
              />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <RichText shown={html} />
              {mark !== null && <OptionMarkText mark={mark} />}
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** Items that are put in order by buttons, which work by touch and by keyboard alike. */
function OrderControl({ question: { options }, values, right, onChange }: ControlProps) {
  const move = (at: number, by: number) => {
    const next = [...values]
    ;[next[at], next[at + by]] = [next[at + by]!, next[at]!]
    onChange(next)
  }
  return (
    <ol className="grid gap-2">
      {values.map((name, at) => (
        <li key={name} className={`flex items-center gap-3 rounded-control border p-3 ${OPTION_TONES[right === null ? 'none' : right[at] === name ? 'right' : 'wrong']}`}>
          <span className="tabular text-sm text-text-muted">{at + 1}</span>
          <div className="min-w-0 flex-1">
            <RichText shown={options.find((option) => option.name === name)?.html ?? ''} />
          </div>
          {right === null ? (
            <>
              <IconButton small icon={arrowUpIcon} label={`Move item ${at + 1} up`} disabled={at === 0} onClick={() => move(at, -1)} />
              <IconButton small icon={arrowDownIcon} label={`Move item ${at + 1} down`} disabled={at === values.length - 1} onClick={() => move(at, 1)} />
            </>
          ) : (
            <PlaceMark place={at} rightPlace={right.indexOf(name)} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** Whether an item of an order is in its place, and where it belongs. */
function PlaceMark({ place, rightPlace }: { place: number; rightPlace: number }) {
  const isRight = place === rightPlace
  return (
    <span className={`flex flex-none items-center gap-1.5 text-sm font-medium ${isRight ? 'text-success' : 'text-danger'}`}>
      <Icon of={isRight ? checkIcon : crossIcon} small />
      {isRight ? 'Right' : `Belongs in place ${rightPlace + 1}`}
    </span>
  )
}
