import { useEffect, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { checkerOf, type ProblemDraft } from '../../rules/problem-draft.ts'
import { problemForm } from '../../rules/problem-forms.ts'
import { sampleCode } from '../../rules/sample-texts.ts'
import { sayChecker } from '../../rules/say-checker.ts'
import { PreviewProblem, type DrawnTexts } from './problem-desk-requests.ts'
import { inputOf } from './problem-form.ts'
import type { ProblemData } from '../workspace/ProblemPage.tsx'
import { ProblemHeader, ProblemText } from '../workspace/ProblemText.tsx'

/** The problem as learners will see it, with what they see later: hints and editorial. It need not be whole. */
export function ProblemPreview({ draft }: { draft: ProblemDraft }) {
  const { mutate, error } = useMutation(PreviewProblem)
  const [drawn, setDrawn] = useState<DrawnTexts | null>(null)
  useEffect(() => {
    const input = { ...inputOf(draft, { revision: 0, isNew: false }), slug: draft.slug || 'preview' }
    mutate({ input }, { onSuccess: ({ previewProblem }) => setDrawn(previewProblem) })
  }, [mutate, draft])
  if (error !== null) return <ErrorMessage message={error.message} />
  if (drawn === null) return <Skeleton className="h-60" />
  return (
    <div className="grid grid-cols-1 gap-6">
      <article aria-label="Preview" className="rounded-card border border-line p-5 max-md:p-4">
        <ProblemHeader problem={previewOf(draft, drawn)} />
        <ProblemText problem={previewOf(draft, drawn)} />
      </article>
      <section aria-labelledby="preview-later" className="statement grid grid-cols-1 gap-4 rounded-card border border-line p-5 max-md:p-4">
        <h2 id="preview-later" className="text-lg">
          Hints and editorial
        </h2>
        {[...drawn.hints, drawn.editorial].map((text, at) => (
          // Texts in a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          <RichText key={at} shown={text} />
        ))}
      </section>
    </div>
  )
}

/** What the site would show of a draft. What is not yet as it should be stays as it was typed. */
function previewOf(draft: ProblemDraft, { statement, explanations }: DrawnTexts): ProblemData {
  const { slug, title, tags, returns, seconds, megabytes, needsNumpy, tests } = draft
  const difficulty = problemForm.shape.difficulty.safeParse(draft.difficulty)
  const checker = problemForm.shape.checker.safeParse(checkerOf(draft.checker))
  const parameters = draft.parameters.map(({ name, type, says }) => ({ name, type, says }))
  const samples = tests.filter(({ isSample }) => isSample)
  return {
    id: '', slug, title: title || 'Untitled problem', difficulty: difficulty.success ? difficulty.data : 'Easy', tags: [...tags], shown: statement,
    functionName: draft.function, python: sampleCode({ ...draft, parameters }, 'python'), javascript: sampleCode({ ...draft, parameters }, 'javascript'),
    parameters, returnType: returns.type, returnSays: returns.says, checker: '', rightWhen: checker.success ? sayChecker(checker.data) : '',
    seconds: Number(seconds) || 0, megabytes: Number(megabytes) || 0, needsNumpy, isPythonJudged: true,
    samples: samples.map(({ given, expected }, at) => ({ given: `[${given.join(',')}]`, expected, explanation: explanations[at] ?? '' })),
    hiddenTests: tests.length - samples.length,
  }
}
