import type { ComponentProps } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { useProblemForm } from './problem-form.ts'

/** A field at a position of the problem, with the faults there, which replace its hint; links of the list of what is missing lead to it. */
export function PlacedField({ at, hint, ...rest }: Omit<ComponentProps<typeof Field>, 'error'> & { at: string }) {
  const { faultsAt } = useProblemForm()
  const error = faultsAt(at)[0]
  return (
    <div data-at={at}>
      <Field {...rest} hint={error === undefined ? hint : undefined} error={error} />
    </div>
  )
}
