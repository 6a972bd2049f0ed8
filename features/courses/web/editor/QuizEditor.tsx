import { Button } from '#platform/web/ui/Button.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { MAX_QUESTIONS } from '../../rules/course.ts'
import type { DraftQuestion } from '../../rules/course-draft.ts'
import { changeLesson, emptyQuestion, findLesson, moveItem } from '../../rules/draft-edits.ts'
import { useCourseForm } from './course-form.ts'
import type { LessonFormProps } from './LessonEditor.tsx'
import { newKey } from './new-key.ts'
import { QuestionEditor } from './QuestionEditor.tsx'

/** The questions of a quiz with their answers. */
export function QuizEditor({ lesson: { key, questions }, path }: LessonFormProps) {
  const { change, errorAt } = useCourseForm()
  const set = (update: (questions: DraftQuestion[]) => DraftQuestion[]) =>
    change((draft) => changeLesson(draft, key, { questions: update(findLesson(draft, key)?.lesson.questions ?? []) }))
  const remove = (question: DraftQuestion, at: number) => {
    set((questions) => questions.filter((one) => one.key !== question.key))
    showToast(`Deleted question ${at + 1}.`, { action: { label: 'Undo', run: () => set((questions) => questions.toSpliced(at, 0, question)) } })
  }
  const error = errorAt(`${path}.questions`)
  return (
    <section aria-label="Questions" className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">Questions</h2>
      {error !== undefined && <p className="text-sm text-danger">{error}</p>}
      {questions.map((question, at) => (
        <QuestionEditor
          key={question.key}
          question={question}
          number={at + 1}
          path={`${path}.questions.${at}`}
          isFirst={at === 0}
          isLast={at === questions.length - 1}
          onChange={(part) => set((questions) => questions.map((one) => (one.key === question.key ? { ...one, ...part } : one)))}
          onMove={(by) => set((questions) => moveItem(questions, at, by === 1 ? at + 2 : at - 1))}
          onDelete={() => remove(question, at)}
        />
      ))}
      <div>
        <Button icon={plusIcon} disabledBecause={questions.length >= MAX_QUESTIONS ? `A quiz has up to ${MAX_QUESTIONS} questions` : null} onClick={() => set((questions) => [...questions, emptyQuestion(newKey())])}>
          Add a question
        </Button>
      </div>
    </section>
  )
}
