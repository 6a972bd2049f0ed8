import { useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { checkIcon, minusIcon, plusIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { isWritten, OUTLINE, outlineOf, withPart, type OutlinePart } from '../../rules/statement-outline.ts'
import { draftWords } from '../../rules/draft-words.ts'
import { NEW_PROBLEM } from '../../rules/new-problem.ts'
import { isOwnStatement } from '../../rules/template-faults.ts'
import { PlacedField } from './PlacedField.tsx'
import { PreviewProblem } from './problem-edit-documents.ts'
import { inputOf, useProblemForm } from './problem-form.ts'

const PREVIEW_AFTER_MS = 700

/** The statement in Markdown, with its outline and a preview beside it. */
export function StatementSection() {
  const { draft, change } = useProblemForm()
  return (
    <Section title="Statement">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-3">
          <PlacedField at="statement" label="Text" hint={`Markdown with $formulas$. Mention every ${draftWords(draft.returns.type).input} in \`code\`.`}>
            {(control) => <TextArea {...control} className="font-mono" rows={14} placeholder={NEW_PROBLEM.statement} value={draft.statement} onChange={(event) => change({ statement: event.target.value })} />}
          </PlacedField>
          <Outline />
        </div>
        <LivePreview />
      </div>
    </Section>
  )
}

/** Which parts of the statement are written. Input, output and examples come from other fields. */
function Outline() {
  const { draft, change } = useProblemForm()
  const outline = outlineOf(draft.statement)
  const words = draftWords(draft.returns.type)
  const parts: { name: string; isDone: boolean; where?: string }[] = [
    ...(['Task', ...OUTLINE] as const).map((name: OutlinePart) => ({ name, isDone: isWritten(outline[name]) && isOwnStatement(`${name === 'Task' ? '' : `**${name}.** `}${outline[name]}`) })),
    { name: 'Input', isDone: draft.parameters.length > 0 && draft.parameters.every(({ says }) => says.trim() !== '' && says !== NEW_PROBLEM.about.parameters[0].says), where: `from the ${words.inputs}` },
    { name: 'Output', isDone: draft.returns.says.trim() !== '' && draft.returns.says !== NEW_PROBLEM.about.returns.says, where: `from the ${words.result}` },
    { name: 'Example', isDone: draft.tests.some(({ isSample, says }) => isSample && says.trim() !== '' && !NEW_PROBLEM.tests.some((test) => 'explanation' in test && test.explanation === says)), where: 'from the samples' },
  ]
  return (
    <ul aria-label="Outline" className="grid gap-1 text-sm sm:grid-cols-2">
      {parts.map(({ name, isDone, where }) => (
        <li key={name} className="flex min-h-8 flex-wrap items-center gap-2">
          <span className={isDone ? 'text-success' : 'text-text-muted'}>
            <Icon of={isDone ? checkIcon : minusIcon} small />
          </span>
          {name}
          <span className="text-text-muted">{where ?? (isDone ? '' : outline[name as OutlinePart] === null ? 'missing' : 'not written yet')}</span>
          <span className="sr-only">{isDone ? 'Written' : 'Open'}</span>
          {(name === 'Why it matters' || name === 'Constraints') && outline[name] === null && (
            <Button small variant="ghost" icon={plusIcon} onClick={() => change({ statement: withPart(draft.statement, name) })}>
              Insert {name}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The statement as learners see it, a moment after the last change. */
function LivePreview() {
  const { draft } = useProblemForm()
  const { mutate } = useMutation(PreviewProblem)
  const [html, setHtml] = useState<string | null>(null)
  const { slug, statement } = draft
  useEffect(() => {
    const timer = setTimeout(() => {
      const input = inputOf(slug, { ...draft, hints: [], editorial: '', tests: [], solutions: [] }, 0)
      mutate({ input }, { onSuccess: ({ previewProblem }) => setHtml(previewProblem.statement) })
    }, html === null ? 0 : PREVIEW_AFTER_MS)
    return () => clearTimeout(timer)
    // Only the statement is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [mutate, slug, statement])
  return (
    <section aria-label="Preview of the statement" className="statement min-h-40 rounded-card border border-line bg-surface p-4">
      {statement.trim() === '' ? <p className="text-sm text-text-muted">The preview of the statement appears here.</p> : html !== null && <RichText shown={html} />}
    </section>
  )
}
