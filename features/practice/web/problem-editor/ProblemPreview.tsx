import { useEffect, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { checkerOf, type ProblemDraft } from '../../rules/problem-draft.ts'
import { languagesOf } from '../../rules/problem.ts'
import { problemSchema } from '../../rules/problem-schemas.ts'
import { describeChecker } from '../../rules/describe-checker.ts'
import { PreviewProblem, type RenderedTexts } from './problem-edit-documents.ts'
import { inputOf } from './problem-form.ts'
import type { ProblemData } from '../workspace/ProblemPage.tsx'
import { ProblemHeader, ProblemText } from '../workspace/ProblemText.tsx'
import { shownTitle } from './shown-title.ts'

/** The problem as learners will see it, with hints and editorial. It may be incomplete. */
export function ProblemPreview({ draft }: { draft: ProblemDraft }) {
  const { mutate, error } = useMutation(PreviewProblem)
  const [rendered, setRendered] = useState<RenderedTexts | null>(null)
  useEffect(() => {
    mutate({ input: inputOf(draft.slug, draft, 0) }, { onSuccess: ({ previewProblem }) => setRendered(previewProblem) })
  }, [mutate, draft])
  if (error !== null) return <ErrorMessage message={error.message} />
  if (rendered === null) return <Skeleton className="h-60" />
  return (
    <div className="grid grid-cols-1 gap-6">
      <article aria-label="Preview" className="rounded-card border border-line p-5 max-md:p-4">
        <ProblemHeader problem={previewOf(draft, rendered)} />
        <ProblemText language={languagesOf(draft.returns.type)[0]!} problem={previewOf(draft, rendered)} />
      </article>
      <section aria-labelledby="preview-later" className="statement grid grid-cols-1 gap-4 rounded-card border border-line p-5 max-md:p-4">
        <h2 id="preview-later" className="text-lg">
          Hints and editorial
        </h2>
        {rendered.hints.map((text, at) => (
          // Hints are identified by position.
          // oxlint-disable-next-line react/no-array-index-key
          <PreviewPart key={at} label={`Hint ${at + 1}`} text={text} />
        ))}
        <PreviewPart label="Editorial" text={rendered.editorial} />
      </section>
    </div>
  )
}

const PreviewPart = ({ label, text }: { label: string; text: string }) => (
  <div className="grid grid-cols-1 gap-1.5">
    <h3 className="text-base">{label}</h3>
    {text === '' ? <p className="text-text-muted">Not written yet.</p> : <RichText shown={text} />}
  </div>
)

/** The problem that a draft would become. Invalid parts stay as they were typed. */
function previewOf(draft: ProblemDraft, { statement, explanations }: RenderedTexts): ProblemData {
  const { slug, title, tags, returns, seconds, megabytes, needsNumpy, tests } = draft
  const difficulty = problemSchema.shape.difficulty.safeParse(draft.difficulty)
  const checker = problemSchema.shape.checker.safeParse(checkerOf(draft.checker))
  const parameters = draft.parameters.filter(({ name }) => name !== '').map(({ name, type, says }) => ({ name, type, says }))
  const samples = tests.filter(({ isSample }) => isSample)
  return {
    id: '', slug, title: shownTitle(title), difficulty: difficulty.success ? difficulty.data : 'Easy', tags: [...tags], statementHtml: statement,
    languages: [...languagesOf(returns.type)], functionName: draft.function, python: '', javascript: '', sql: '',
    parameters: parameters.map(({ name, type, says }) => ({ name, type, description: says })), returnType: returns.type, returnDescription: returns.says, checker: '', answerRule: checker.success ? describeChecker(checker.data) : '',
    seconds: Number(seconds) || 0, megabytes: Number(megabytes) || 0, needsNumpy, whyNoNumpy: draft.whyNoNumpy || null, isPythonJudged: true,
    samples: samples.map(({ given, expected }, at) => ({ given: `[${given.join(',')}]`, expected, explanation: explanations[at] ?? '' })),
    hiddenTests: tests.length - samples.length,
  }
}
