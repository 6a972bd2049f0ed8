import { useEffect, useRef } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { dismissToastsAbout, showToast } from '#platform/web/ui/toast-store.ts'
import { copyOfTest, errorsOf, MAX_OWN_TESTS, type OwnTest } from '../../rules/own-tests.ts'
import { isTable } from '../../rules/tables.ts'
import type { ProblemData } from './ProblemPage.tsx'
import type { ChangeOwnTests } from './use-own-tests.ts'

interface Props {
  problem: ProblemData
  tests: readonly OwnTest[]
  onChange: ChangeOwnTests
}

/** The learner's own tests: arguments and, if they like, the answer that they expect. Run includes them. */
export function OwnTests({ problem, tests, onChange }: Props) {
  const section = useRef<HTMLElement>(null)
  const about = `own tests ${problem.slug}`
  // Undo needs this page.
  useEffect(() => () => dismissToastsAbout(about), [about])
  const add = () => onChange((all) => [...all, copyOfTest(problem.samples[0]!, crypto.randomUUID(), isTable(problem.returnType))])
  const remove = (test: OwnTest, at: number) => {
    onChange((all) => all.filter(({ id }) => id !== test.id))
    section.current?.querySelector('button')?.focus()
    showToast(`Removed your test ${at + 1}.`, { about, action: { label: 'Undo', run: () => onChange((all) => (all.some(({ id }) => id === test.id) ? [...all] : all.toSpliced(at, 0, test))) } })
  }
  return (
    <section ref={section} aria-label="Your tests" className="grid grid-cols-1 gap-3 border-t border-line pt-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="font-medium">Your tests</h2>
        <Button small icon={plusIcon} disabledBecause={tests.length >= MAX_OWN_TESTS ? `You can have up to ${MAX_OWN_TESTS} tests.` : null} onClick={add}>
          Add test
        </Button>
      </div>
      {tests.length === 0 && <p className="text-text-muted">Run your code with your own input. Add a test. It starts as a copy of sample 1.</p>}
      {tests.map((test, at) => (
        <OwnTestFields
          key={test.id}
          number={at + 1}
          problem={problem}
          test={test}
          onChange={(next) => onChange((all) => all.map((one) => (one.id === test.id ? next : one)))}
          onRemove={() => remove(test, at)}
        />
      ))}
    </section>
  )
}

interface FieldsProps {
  number: number
  problem: ProblemData
  test: OwnTest
  onChange: (test: OwnTest) => void
  onRemove: () => void
}

function OwnTestFields({ number, problem, test, onChange, onRemove }: FieldsProps) {
  const errors = errorsOf(test, problem)
  const field = (label: string, value: string, error: string | null, change: (text: string) => void) => (
    <Field key={label} label={label} error={error ?? undefined}>
      {(control) => <TextArea {...control} className="font-mono text-xs" rows={value.includes('\n') ? 5 : 1} spellCheck={false} autoCapitalize="off" value={value} onChange={(event) => change(event.target.value)} />}
    </Field>
  )
  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">Your test {number}</legend>
      <p className="-my-1 flex items-center justify-between font-medium">
        Your test {number}
        <IconButton small icon={trashIcon} label={`Remove your test ${number}`} onClick={onRemove} />
      </p>
      {problem.parameters.map(({ name }, at) =>
        field(name, test.arguments[at] ?? '', errors.arguments[at] ?? null, (text) => onChange({ ...test, arguments: problem.parameters.map((_, nth) => (nth === at ? text : (test.arguments[nth] ?? ''))) })),
      )}
      {field('Expected answer (optional)', test.expected, errors.expected, (expected) => onChange({ ...test, expected }))}
    </fieldset>
  )
}
