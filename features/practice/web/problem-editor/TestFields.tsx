import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, copyIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { DraftTest } from '../../rules/problem-draft.ts'
import { FaultList } from './FaultList.tsx'
import { PlacedField } from './PlacedField.tsx'
import { ValueField } from './ValueField.tsx'
import { draftWords } from '../../rules/draft-words.ts'
import { NEW_PROBLEM } from '../../rules/new-problem.ts'
import { useProblemForm } from './problem-form.ts'

export interface TestFieldsProps {
  test: DraftTest
  at: number
  isLast: boolean
  onChange: (test: DraftTest) => void
  onMove: (by: 1 | -1) => void
  onCopy: () => void
  onRemove: () => void
}

const KINDS = [{ value: 'sample', label: 'Sample' }, { value: 'hidden', label: 'Hidden' }]

/** The fields of an open test. Its number is part of the label of every button, so that labels are unique. */
export function TestFields({ test, at, isLast, onChange, onMove, onCopy, onRemove }: TestFieldsProps) {
  const { draft: { parameters, returns }, faultsAt } = useProblemForm()
  const { isSample, says, given, expected } = test
  const name = `test ${at + 1}`
  const { valueHint } = draftWords(returns.type)
  const path = `tests.${at}`
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pt-1 pb-4">
      <div className="flex flex-wrap items-center gap-2">
        <Select aria-label={`Who sees ${name}`} className="w-28 sm:w-36" options={KINDS} value={isSample ? 'sample' : 'hidden'} onChange={(event) => onChange({ ...test, isSample: event.target.value === 'sample' })} />
        <span className="ml-auto flex gap-1">
          <IconButton small icon={arrowUpIcon} label={`Move ${name} up`} aria-disabled={at === 0 || undefined} onClick={() => at > 0 && onMove(-1)} />
          <IconButton small icon={arrowDownIcon} label={`Move ${name} down`} aria-disabled={isLast || undefined} onClick={() => !isLast && onMove(1)} />
          <IconButton small icon={copyIcon} label={`Duplicate ${name}`} onClick={onCopy} />
          <IconButton small icon={trashIcon} label={`Remove ${name}`} onClick={onRemove} />
        </span>
      </div>
      <FaultList faults={faultsAt(path)} />
      <PlacedField at={`${path}.${isSample ? 'explanation' : 'category'}`} label={isSample ? 'Explanation' : 'Category'} hint={isSample ? 'Explain the expected result.' : 'Learners only see this category.'}>
        {(control) => <TextInput {...control} placeholder={`Example: ${isSample ? NEW_PROBLEM.tests[0].explanation : NEW_PROBLEM.tests[2].category}`} value={says} onChange={(event) => onChange({ ...test, says: event.target.value })} />}
      </PlacedField>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        {given.map((value, index) => (
          // Arguments are identified by position.
          // oxlint-disable-next-line react/no-array-index-key
          <ValueField
            key={index} at={`${path}.arguments.${index}`} label={parameters[index]?.name || `${returns.type.startsWith('table(') ? 'Table' : 'Argument'} ${index + 1}`} value={value}
            onChange={(next) => onChange({ ...test, given: given.with(index, next) })}
            {...(valueHint !== undefined && { hint: valueHint })}
            // The expected answer was that of other values.
            generated={{ type: parameters[index]?.type ?? '', onWrite: (next) => onChange({ ...test, given: given.with(index, next), expected: next === value ? expected : '' }) }}
          />
        ))}
        <ValueField at={`${path}.expected`} label="Expected" hint="Leave it empty to fill it in from the reference." value={expected} onChange={(next) => onChange({ ...test, expected: next })} />
      </div>
    </div>
  )
}
