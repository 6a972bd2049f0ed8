import { Section } from '#platform/web/ui/Section.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { PlacedField } from './PlacedField.tsx'
import { NEW_PROBLEM } from '../../rules/new-problem.ts'
import { useProblemForm } from './problem-form.ts'

/** The hints and the editorial. */
export function HelpSection() {
  const { draft, change } = useProblemForm()
  return (
    <Section title="Hints and editorial">
      {draft.hints.map((hint, at) => (
        // Hints are identified by position.
        // oxlint-disable-next-line react/no-array-index-key
        <PlacedField at={`hints.${at}`} key={at} label={`Hint ${at + 1}`} hint={at === 0 ? 'Each hint should reveal a little more, but no line of a solution.' : undefined}>
          {(control) => (
            <TextArea {...control} rows={2} placeholder={`Example: ${NEW_PROBLEM.hints[at]}`} value={hint} onChange={(event) => change({ hints: draft.hints.map((one, index) => (index === at ? event.target.value : one)) })} />
          )}
        </PlacedField>
      ))}
      <PlacedField at="editorial" label="Editorial" hint="You can use Markdown. Shown after solving the problem or giving up.">
        {(control) => <TextArea {...control} className="font-mono" rows={8} placeholder={NEW_PROBLEM.editorial} value={draft.editorial} onChange={(event) => change({ editorial: event.target.value })} />}
      </PlacedField>
    </Section>
  )
}
