import { Card } from '#platform/web/ui/Card.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { QUESTION_KINDS, type DraftQuestion } from '../../rules/course-draft.ts'
import type { QuestionKind } from '../../rules/quiz.ts'
import { useCourseForm } from './course-form.ts'
import { OptionsField } from './OptionsField.tsx'

const KIND_LABELS: Record<QuestionKind, string> = { single: 'One right option', multiple: 'Several right options', number: 'A number', order: 'Put in order', output: 'Output of code' }

export interface QuestionProps {
  question: DraftQuestion
  /** Its path in the course file. */
  path: string
  onChange: (part: Partial<DraftQuestion>) => void
}

interface Props extends QuestionProps {
  number: number
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onDelete: () => void
}

/** One question: its kind, its text, its answer and the explanation that learners see with the result. */
export function QuestionEditor({ question, number, path, isFirst, isLast, onChange, onMove, onDelete }: Props) {
  const { errorAt } = useCourseForm()
  const { kind, prompt, explanation } = question
  return (
    <Card as="section" className="grid grid-cols-1 gap-4 p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto font-medium">Question {number}</h3>
        <Select aria-label={`Kind of question ${number}`} value={kind} options={QUESTION_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))} onChange={({ target }) => onChange({ kind: target.value as QuestionKind, right: [] })} />
        <IconButton small icon={arrowUpIcon} label={`Move question ${number} up`} disabled={isFirst} onClick={() => onMove(-1)} />
        <IconButton small icon={arrowDownIcon} label={`Move question ${number} down`} disabled={isLast} onClick={() => onMove(1)} />
        <IconButton small icon={trashIcon} label={`Delete question ${number}`} onClick={onDelete} />
      </div>
      <Field label="Question" error={errorAt(`${path}.prompt`)}>
        {(control) => <TextArea {...control} rows={2} value={prompt} onChange={({ target }) => onChange({ prompt: target.value })} />}
      </Field>
      <AnswerFields question={question} path={path} onChange={onChange} />
      <Field label="Explanation" hint="Learners see it with their result." error={errorAt(`${path}.explanation`)}>
        {(control) => <TextArea {...control} rows={2} value={explanation} onChange={({ target }) => onChange({ explanation: target.value })} />}
      </Field>
    </Card>
  )
}

function AnswerFields({ question, path, onChange }: QuestionProps) {
  const { errorAt } = useCourseForm()
  const { kind, answer, tolerance, code } = question
  if (kind === 'number') {
    return (
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field label="Answer" error={errorAt(`${path}.answer`)}>
          {(control) => <TextInput {...control} inputMode="decimal" value={answer} onChange={({ target }) => onChange({ answer: target.value })} />}
        </Field>
        <Field label="Tolerance" hint="How far off an answer may be; empty: not at all." error={errorAt(`${path}.tolerance`)}>
          {(control) => <TextInput {...control} inputMode="decimal" value={tolerance} onChange={({ target }) => onChange({ tolerance: target.value })} />}
        </Field>
      </div>
    )
  }
  if (kind !== 'output') return <OptionsField question={question} path={path} onChange={onChange} />
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Field label="Code" error={errorAt(`${path}.code`)}>
        {(control) => <TextArea {...control} rows={5} className="font-mono" spellCheck={false} value={code} onChange={({ target }) => onChange({ code: target.value })} />}
      </Field>
      <Field label="Output" hint="Spaces at the ends of lines don’t matter." error={errorAt(`${path}.answer`)}>
        {(control) => <TextArea {...control} rows={5} className="font-mono" spellCheck={false} value={answer} onChange={({ target }) => onChange({ answer: target.value })} />}
      </Field>
    </div>
  )
}
