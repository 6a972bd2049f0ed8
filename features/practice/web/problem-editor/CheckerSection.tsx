import { Section } from '#platform/web/ui/Section.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { PREDICATE_NAMES } from '../../rules/checkers/any-valid.ts'
import { argumentsOf, checkerOf, type DraftChecker } from '../../rules/problem-draft.ts'
import { problemSchema } from '../../rules/problem-schemas.ts'
import { describeChecker } from '../../rules/describe-checker.ts'
import { PlacedField } from './PlacedField.tsx'
import { useProblemForm } from './problem-form.ts'

const KINDS = [
  { value: 'exact', label: 'Exact match' },
  { value: 'tolerance', label: 'Numbers within a tolerance' },
  { value: 'set', label: 'Same set, any order' },
  { value: 'order-free', label: 'Same parts, any order' },
  { value: 'sign-free', label: 'Numbers within a tolerance, either sign' },
  { value: 'any-valid', label: 'Any valid answer (predicate)' },
]
const LEVELS = [{ value: '1', label: 'The order of the list' }, { value: '2', label: 'The order of the list and within each part' }]
const PARTS = [{ value: 'whole', label: 'The whole answer' }, { value: 'rows', label: 'Each row' }, { value: 'columns', label: 'Each column' }]
const NANS = [{ value: 'equal', label: 'Correct where NaN is expected' }, { value: 'never', label: 'Never correct' }]

/** The checker, with the settings of the selected kind. */
export function CheckerSection() {
  const { draft, change } = useProblemForm()
  const { checker, parameters } = draft
  const set = (part: Partial<DraftChecker>) => change({ checker: { ...checker, ...part } })
  const hasTolerance = checker.kind === 'tolerance' || checker.kind === 'sign-free'
  const checked = problemSchema.shape.checker.safeParse(checkerOf(checker))
  const names = parameters.map(({ name }) => name)
  return (
    <Section title="Checker">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Choice label="Compare by" at="checker.kind" options={KINDS} value={checker.kind} onChange={(kind) => set({ kind })} />
        {checker.kind === 'order-free' && <Choice label="Ignore" at="checker.levels" options={LEVELS} value={checker.levels} onChange={(levels) => set({ levels })} />}
        {checker.kind === 'sign-free' && <Choice label="Either sign for" at="checker.part" options={PARTS} value={checker.part} onChange={(part) => set({ part })} />}
        {hasTolerance && (
          <>
            <PlacedField at="checker.rtol" label="rtol" hint="Relative tolerance">
              {(control) => <TextInput {...control} className="font-mono" value={checker.rtol} onChange={(event) => set({ rtol: event.target.value })} />}
            </PlacedField>
            <PlacedField at="checker.atol" label="atol" hint="Absolute tolerance">
              {(control) => <TextInput {...control} className="font-mono" value={checker.atol} onChange={(event) => set({ atol: event.target.value })} />}
            </PlacedField>
            <Choice label="NaN" at="checker.nan" options={NANS} value={checker.nan} onChange={(nan) => set({ nan })} />
          </>
        )}
        {checker.kind === 'any-valid' && (
          <>
            <Choice label="Predicate" at="checker.predicate" options={PREDICATE_NAMES} value={checker.predicate} onChange={(predicate) => set({ predicate })} />
            {Array.from({ length: argumentsOf(checker.predicate) }, (_, at) => (
              <Choice
                // The arguments of a predicate are identified by position.
                key={`argument ${at}`}
                label={`Checker argument ${at + 1}`}
                at="checker.looksAt"
                options={['', ...names]}
                value={checker.looksAt[at] ?? ''}
                onChange={(name) => set({ looksAt: Array.from({ length: argumentsOf(checker.predicate) }, (_, index) => (index === at ? name : (checker.looksAt[index] ?? ''))) })}
              />
            ))}
          </>
        )}
      </div>
      {checked.success && <p className="text-sm text-text-muted">Learners see: {describeChecker(checked.data)}</p>}
    </Section>
  )
}

interface ChoiceProps {
  label: string
  at: string
  options: readonly (string | { value: string; label: string })[]
  value: string
  onChange: (value: string) => void
}

function Choice({ label, at, options, value, onChange }: ChoiceProps) {
  return (
    <PlacedField at={at} label={label}>
      {(control) => <Select {...control} options={options} value={value} onChange={(event) => onChange(event.target.value)} />}
    </PlacedField>
  )
}
