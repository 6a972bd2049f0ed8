import { useEffect, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { isBlank } from '../rules/quiz.ts'
import { EnrollmentsQuery } from './enrollments.ts'
import type { LessonData } from './LessonPage.tsx'
import { ProgressQuery, useLessonProgress } from './progress-query.ts'
import { QuestionField } from './QuestionField.tsx'
import { UnansweredDialog } from './UnansweredDialog.tsx'
import { useUnsentAnswers } from './use-unsent-answers.ts'

const AnswerQuiz = graphql(`
  mutation AnswerQuiz($course: String!, $lesson: String!, $state: String!, $answers: [QuizAnswer!]!) {
    answerQuiz(course: $course, lesson: $lesson, state: $state, answers: $answers) { score isPassed results { question isRight rightOptions explanationHtml } }
  }
`)

const percent = (score: number) => `${Math.round(score * 100)}%`

/** A quiz: all questions, then the result with an explanation of each (requirement K-7). */
export function Quiz({ lesson }: { lesson: LessonData }) {
  const { key, quizState, questions, course } = lesson
  const { asMember } = useAuth()
  const { progress } = useLessonProgress({ course: course.slug, lesson: key })
  const { answers, answer, settle, restart } = useUnsentAnswers(`quiz:${course.slug}/${key}`, quizState ?? '', questions)
  const { data, mutate, isPending, error, reset } = useMutation(AnswerQuiz, {
    onSuccess: async (_data, { course, lesson }, cache) => {
      settle()
      await Promise.all([cache.invalidateQueries(EnrollmentsQuery), cache.invalidateQueries(ProgressQuery, { course, lesson })])
    },
  })
  const result = data?.answerQuiz ?? null
  const [isAsking, ask] = useState(false)
  const blanks = questions.filter((question) => isBlank(answers[question.key] ?? [])).length
  const send = () => {
    ask(false)
    asMember(() => mutate({ course: course.slug, lesson: key, state: quizState!, answers: Object.entries(answers).map(([question, values]) => ({ question, values })) }))
  }
  // Blank answers count as a try: a press too early must not reveal the explanations.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (blanks > 0) ask(true)
    else send()
  }
  const again = () => {
    restart()
    reset()
  }
  return (
    <form className="beside-chat grid gap-8" onSubmit={submit}>
      {result !== null && <QuizScore score={result.score} isPassed={result.isPassed} right={result.results.filter(({ isRight }) => isRight).length} all={result.results.length} onAgain={again} />}
      {progress !== null && progress.bestScore !== null && (
        <p className="text-sm text-text-muted">
          Your best result: {percent(progress.bestScore)} in {progress.tries === 1 ? '1 try' : `${progress.tries} tries`}.
        </p>
      )}
      {questions.map((question, at) => (
        <QuestionField
          key={question.key}
          question={question}
          number={at + 1}
          values={answers[question.key] ?? []}
          outcome={result?.results.find((one) => one.question === question.key) ?? null}
          onChange={(values) => answer(question.key, values)}
        />
      ))}
      <div className="grid justify-items-start gap-3">
        <ErrorMessage message={error?.message} />
        {error?.code === 'OUTDATED_EDIT' && (
          <Button small onClick={() => location.reload()}>
            Reload the quiz
          </Button>
        )}
        {result === null && (
          <Button type="submit" variant="primary" busy={isPending}>
            Check my answers
          </Button>
        )}
      </div>
      <UnansweredDialog
        open={isAsking}
        blanks={blanks}
        explanation="This counts as a try and shows all explanations."
        busy={isPending}
        onConfirm={send}
        onClose={() => ask(false)}
      />
    </form>
  )
}

/** The result of a quiz above its questions, where it gets the focus. A failed quiz asks to be tried again. */
function QuizScore({ score, isPassed, right, all, onAgain }: { score: number; isPassed: boolean; right: number; all: number; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className={`flex scroll-mt-[calc(var(--topbar)+1rem)] flex-wrap items-center justify-between gap-4 rounded-card border p-4 ${isPassed ? 'border-success bg-success-subtle' : 'border-danger bg-danger-subtle'}`}
    >
      <div className="grid min-w-0 gap-1">
        <p className="font-medium">
          {percent(score)} right. {isPassed ? 'You passed.' : 'You need 80% to pass.'}
        </p>
        <p className="text-sm text-text-muted">
          {right} of {all} {all === 1 ? 'question' : 'questions'}. {isPassed ? 'You can go on, or try again; your best result counts.' : 'Read the explanations and try again; there is no limit.'}
        </p>
      </div>
      <Button variant={isPassed ? 'plain' : 'primary'} onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}
