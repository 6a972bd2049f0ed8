import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { fileOf, newId, type DraftSolution, type Extension } from '../../rules/problem-draft.ts'
import { draftWords } from '../../rules/draft-words.ts'
import { expectationText } from '../../rules/expectation-text.ts'
import { MIN_WRONG_SOLUTIONS } from '../../rules/problem.ts'
import { isTable } from '../../rules/tables.ts'
import { CodeField } from '../workspace/CodeField.tsx'
import { usePlainText } from '../workspace/code-choices.ts'
import { FaultList } from './FaultList.tsx'
import { useProblemForm } from './problem-form.ts'
import { toneOfVerdict } from '../workspace/TestResult.tsx'

const LANGUAGES: { value: Extension; label: string }[] = [{ value: 'py', label: 'Python' }, { value: 'js', label: 'JavaScript' }, { value: 'sql', label: 'SQL' }]
const LANGUAGE_OF = { py: 'python', js: 'javascript', sql: 'sql' } as const

/** The references and known-wrong solutions, one at a time, each with its latest verdict. */
export function SolutionsSection() {
  const { draft: { solutions, returns }, change, faultsAt, verdicts, solution, showSolution } = useProblemForm()
  const selected = solutions.find((one) => fileOf(one) === solution) ?? solutions[0]!
  const hasFault = (file: string) => faultsAt(`solutions.${file}`).length > 0 || verdicts.some((one) => one.file === file && !one.isExpected)
  const put = (next: DraftSolution) => {
    change({ solutions: solutions.map((one) => (one.id === next.id ? next : one)) })
    showSolution(fileOf(next))
  }
  const add = () => {
    const id = newId(solutions)
    const extension = solutions[0]?.extension ?? 'py'
    const names = new Set(solutions.map(({ name }) => name))
    let number = 1
    while (names.has(`wrong-${number}`)) number += 1
    const name = `wrong-${number}`
    change({ solutions: [...solutions, { id, name, isReference: false, extension, fault: '', source: '' }] })
    showSolution(`wrong/${name}.${extension}`)
  }
  const remove = () => {
    change({ solutions: solutions.filter((one) => one !== selected) })
    showSolution(fileOf(solutions[0]!))
  }
  const faults = solutions.flatMap((one) => faultsAt(`solutions.${fileOf(one)}`).map((message) => `${fileOf(one)}: ${message}`))
  return (
    <Section title="Solutions">
      <p className="text-sm text-text-muted">{draftWords(returns.type).references} to pass every test, and at least {MIN_WRONG_SOLUTIONS} known-wrong solutions, which have to fail one. Try runs all of them.</p>
      <div data-at="solutions">
        <FaultList faults={[...faultsAt('solutions'), ...faults]} />
      </div>
      <Button className="justify-self-start" icon={plusIcon} onClick={add}>
        Add known-wrong solution
      </Button>
      <div className="grid grid-cols-1">
        <Tabs
          label="Solutions"
          tabs={solutions.map((one) => ({ name: String(one.id), label: `${hasFault(fileOf(one)) ? '! ' : ''}${fileOf(one).replace('wrong/', '')}` }))}
          active={String(selected.id)}
          onChange={(id) => showSolution(fileOf(solutions.find((one) => String(one.id) === id)!))}
        >
          <div className="grid grid-cols-1 gap-4">
            <LatestVerdict file={fileOf(selected)} isReference={selected.isReference} />
            {!selected.isReference && (
              <>
                <div className="grid items-start gap-4 md:grid-cols-2">
                  <Field label="File name">
                    {(control) => <TextInput {...control} className="font-mono" spellCheck={false} value={selected.name} onChange={(event) => put({ ...selected, name: event.target.value })} />}
                  </Field>
                  <Field label="Language">
                    {(control) => <Select {...control} options={LANGUAGES.filter(({ value }) => value === selected.extension || (value === 'sql') === isTable(returns.type))} value={selected.extension} onChange={(event) => put({ ...selected, extension: LANGUAGES.find(({ value }) => value === event.target.value)!.value })} />}
                  </Field>
                </div>
                <Field label="What’s wrong with it" hint="One sentence. Begin with “Time Limit Exceeded: ” if it is right but too slow.">
                  {(control) => <TextInput {...control} value={selected.fault} onChange={(event) => put({ ...selected, fault: event.target.value })} />}
                </Field>
              </>
            )}
            <div data-at={`solutions.${fileOf(selected)}`} className="grid grid-cols-1">
              <SourceField key={selected.id} solution={selected} onChange={put} />
            </div>
            {!selected.isReference && (
              <Button variant="ghost" className="justify-self-start" icon={trashIcon} onClick={remove}>
                Remove solution
              </Button>
            )}
          </div>
        </Tabs>
      </div>
    </Section>
  )
}

function SourceField({ solution, onChange }: { solution: DraftSolution; onChange: (solution: DraftSolution) => void }) {
  const [isPlain, choosePlain] = usePlainText()
  const language = LANGUAGE_OF[solution.extension]
  return (
    <div className="flex overflow-hidden rounded-card border border-border-strong">
      <CodeField
        label={`Code of ${fileOf(solution)}`}
        code={solution.source}
        language={language}
        isPlain={isPlain}
        onChange={(source) => source !== solution.source && onChange({ ...solution, source })}
        onTogglePlain={() => choosePlain(!isPlain)}
      />
    </div>
  )
}

/** The verdict of a solution in the latest checks. */
function LatestVerdict({ file, isReference }: { file: string; isReference: boolean }) {
  const { verdicts } = useProblemForm()
  const latest = verdicts.find((one) => one.file === file)
  if (latest === undefined) return <p className="text-sm text-text-muted">Not judged yet.</p>
  const { verdict, isExpected, message } = latest
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone={isReference ? toneOfVerdict(verdict) : isExpected ? 'plain' : 'danger'}>{verdict}</Badge>
      <span className={`wrap-anywhere ${isExpected ? 'text-text-muted' : 'text-danger'}`}>
        {isExpected ? 'As expected.' : `${expectationText(latest)}.`} {message}
      </span>
    </p>
  )
}
