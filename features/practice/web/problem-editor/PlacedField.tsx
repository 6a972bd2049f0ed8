import type { ComponentProps } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { useProblemForm } from './problem-form.ts'

/** A field at a position of the problem, with the faults there; links of the list of what is missing lead to it. */
export function PlacedField({ at, ...rest }: Omit<ComponentProps<typeof Field>, 'error'> & { at: string }) {
  const { faultsAt } = useProblemForm()
  return (
    <div data-at={at}>
      <Field {...rest} error={faultsAt(at)[0]} />
    </div>
  )
}
