import { Field } from '#platform/web/ui/Field.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { useProblemForm } from './problem-form.ts'

/** The statement in Markdown. */
export function StatementSection() {
  const { draft, change, faultsAt } = useProblemForm()
  return (
    <Section title="Statement">
      <Field label="Statement" hint="Markdown with $formulas$. Mention every parameter in `code`." error={faultsAt('statement')[0]}>
        {(control) => <TextArea {...control} className="font-mono" rows={8} value={draft.statement} onChange={(event) => change({ statement: event.target.value })} />}
      </Field>
    </Section>
  )
}

/** The hints and the editorial. */
export function HelpSection() {
  const { draft, change, faultsAt } = useProblemForm()
  return (
    <Section title="Hints and editorial">
      {draft.hints.map((hint, at) => (
        // Hints are identified by position.
        // oxlint-disable-next-line react/no-array-index-key
        <Field key={at} label={`Hint ${at + 1}`} hint={at === 0 ? 'Each hint should reveal a little more, but no line of a solution.' : undefined} error={faultsAt(`hints.${at}`)[0]}>
          {(control) => (
            <TextArea {...control} rows={2} value={hint} onChange={(event) => change({ hints: draft.hints.map((one, index) => (index === at ? event.target.value : one)) })} />
          )}
        </Field>
      ))}
      <Field label="Editorial" hint="Markdown. Shown after solving the problem or giving up." error={faultsAt('editorial')[0]}>
        {(control) => <TextArea {...control} className="font-mono" rows={8} value={draft.editorial} onChange={(event) => change({ editorial: event.target.value })} />}
      </Field>
    </Section>
  )
}
