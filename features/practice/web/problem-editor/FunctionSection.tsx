import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { capitalized, draftWords, type DraftWords } from '../../rules/draft-words.ts'
import { withoutParameter, withParameter, withParameterNamed, withReturnType, type DraftParameter } from '../../rules/problem-draft.ts'
import { languagesOf } from '../../rules/problem.ts'
import { sampleCode } from '../../rules/sample-texts.ts'
import { FaultList } from './FaultList.tsx'
import { PlacedField } from './PlacedField.tsx'
import { useProblemForm } from './problem-form.ts'

const TYPES = ['integer', 'number', 'text', 'boolean', 'integer[]', 'number[]', 'text[]', 'integer[][]', 'number[][]', 'integer?[]', 'number?[]', 'table(id integer, name text, score number?)']

/** All types, except for tables: their columns are named in an example. */
const typeHint = ({ input, typeHint: example }: DraftWords) => (input === 'table' ? example : 'integer, number, text or boolean. Add [] for a list, or ? where a value may be missing.')

/** The function that a solution defines, with its parameters and starter code. */
export function FunctionSection() {
  const { draft, change, faultsAt } = useProblemForm()
  const { returns } = draft
  const words = draftWords(returns.type)
  return (
    <Section title={words.section}>
      {words.input === 'table' ? (
        <p className="text-sm text-text-muted">This is a SQL problem: learners write a query over these tables.</p>
      ) : (
        <PlacedField at="function" label="Function name" hint="Use snake_case for Python. JavaScript gets the same name in camelCase. For a SQL problem, write a table as return type and as each parameter, such as table(id integer).">
          {(control) => <TextInput {...control} className="font-mono" spellCheck={false} value={draft.function} onChange={(event) => change({ function: event.target.value })} />}
        </PlacedField>
      )}
      <datalist id="problem-types">
        {TYPES.map((type) => <option key={type}>{type}</option>)}
      </datalist>
      <div data-at="parameters">
        <FaultList faults={faultsAt('parameters')} />
      </div>
      <ol className="grid gap-4">
        {draft.parameters.map((parameter, at) => <ParameterFields key={parameter.id} parameter={parameter} at={at} />)}
      </ol>
      <Button className="justify-self-start" icon={plusIcon} onClick={() => change(withParameter(draft))}>
        Add {words.input}
      </Button>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TypeField at="returns.type" label={words.resultType} hint={typeHint(words)} value={returns.type} onChange={(type) => change(withReturnType(draft, type))} />
        <PlacedField at="returns.says" label={words.resultDescription}>
          {(control) => <TextInput {...control} placeholder={`Example: ${words.resultExample}`} value={returns.says} onChange={(event) => change({ returns: { ...returns, says: event.target.value } })} />}
        </PlacedField>
      </div>
      <div className="grid gap-2 text-sm">
        <p className="text-text-muted">Learners start with this code, generated from the fields above.</p>
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          {languagesOf(returns.type).map((language) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <pre key={language} className="overflow-x-auto rounded-control bg-sunken p-3 text-sm" tabIndex={0} aria-label={`Starter code in ${language}`}>
              <code>{sampleCode({ ...draft, parameters: [...draft.parameters] }, language)}</code>
            </pre>
          ))}
        </div>
      </div>
    </Section>
  )
}

function ParameterFields({ parameter: { name, type, says }, at }: { parameter: DraftParameter; at: number }) {
  const { draft, change } = useProblemForm()
  const words = draftWords(draft.returns.type)
  const set = (part: Partial<DraftParameter>) => change({ parameters: draft.parameters.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  return (
    <li className="grid gap-4 rounded-card border border-line bg-surface p-4 items-start md:grid-cols-2">
      <div className="flex items-center justify-between gap-2 md:col-span-2">
        <h3 className="text-sm font-medium">{`${capitalized(words.input)} ${at + 1}`}</h3>
        <IconButton small icon={trashIcon} label={`Remove ${words.input} ${at + 1}`} onClick={() => change(withoutParameter(draft, at))} />
      </div>
      <PlacedField at={`parameters.${at}.name`} label="Name">
        {(control) => <TextInput {...control} className="font-mono" spellCheck={false} value={name} onChange={(event) => change(withParameterNamed(draft, at, event.target.value))} />}
      </PlacedField>
      <TypeField at={`parameters.${at}.type`} label={words.type} hint={typeHint(words)} value={type} onChange={(type) => set({ type })} />
      <div className="md:col-span-2">
        <PlacedField at={`parameters.${at}.says`} label="Description">
          {(control) => <TextInput {...control} placeholder={`Example: ${words.inputExample}`} value={says} onChange={(event) => set({ says: event.target.value })} />}
        </PlacedField>
      </div>
    </li>
  )
}

interface TypeProps {
  label: string
  hint: string
  value: string
  at: string
  onChange: (type: string) => void
}

const TypeField = ({ label, hint, value, at, onChange }: TypeProps) => (
  <PlacedField at={at} label={label} hint={hint}>
    {(control) => <TextInput {...control} className="font-mono" list="problem-types" autoComplete="off" spellCheck={false} value={value} onChange={(event) => onChange(event.target.value)} />}
  </PlacedField>
)
