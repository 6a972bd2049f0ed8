import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { fileOfQuestion, type DraftLesson, type DraftQuestion } from '../../rules/course-draft.ts'
import { isRight, rightOptions, type Question } from '../../rules/quiz.ts'
import { QuestionField } from '../QuestionField.tsx'
import type { LessonPreviewData } from './editor-requests.ts'

type Previewed = LessonPreviewData['questions'][number]

const nameOf = (_question: string, place: number) => String(place)

/** A question for the learner's control. Items of an order are shown in another than their right order. */
function shownQuestion({ key, kind, code }: DraftQuestion, { promptHtml, optionsHtml }: Previewed) {
  const options = optionsHtml.map((html, place) => ({ name: nameOf(key, place), html }))
  return { key, kind, promptHtml, code: kind === 'output' ? code : null, options: kind === 'order' ? options.toReversed() : options }
}

/** The quiz of a draft: it can be answered and checked, but no result is stored. */
export function PreviewQuiz({ lesson, preview }: { lesson: DraftLesson; preview: LessonPreviewData }) {
  const [answers, setAnswers] = useState<Record<string, string[]>>({})
  const [isChecked, check] = useState(false)
  const questions = lesson.questions.flatMap((question) => {
    const rendered = preview.questions.find(({ key }) => key === question.key)
    return rendered === undefined ? [] : [{ question, rendered, shown: shownQuestion(question, rendered) }]
  })
  const valuesOf = ({ key, kind, options }: ReturnType<typeof shownQuestion>) => answers[key] ?? (kind === 'order' ? options.map(({ name }) => name) : [])
  // Half of a number is judged as no number: nothing is right then.
  const judge = (draft: DraftQuestion, values: string[]) => {
    const question = { tolerance: 0, ...fileOfQuestion(draft) } as Question
    return { question: draft.key, isRight: isRight(question, values, nameOf), rightOptions: rightOptions(question, nameOf) }
  }
  return (
    <div className="grid gap-8">
      {questions.map(({ question, rendered, shown }, at) => (
        <QuestionField
          key={question.key}
          question={shown}
          number={at + 1}
          values={valuesOf(shown)}
          outcome={isChecked ? { ...judge(question, valuesOf(shown)), explanationHtml: rendered.explanationHtml } : null}
          onChange={(values) => setAnswers({ ...answers, [question.key]: values })}
        />
      ))}
      {questions.length === 0 ? (
        <p className="text-text-muted">This quiz has no questions yet.</p>
      ) : (
        <div>
          <Button
            variant={isChecked ? 'plain' : 'primary'}
            onClick={() => {
              if (isChecked) setAnswers({})
              check(!isChecked)
            }}
          >
            {isChecked ? 'Try again' : 'Check my answers'}
          </Button>
        </div>
      )}
    </div>
  )
}
