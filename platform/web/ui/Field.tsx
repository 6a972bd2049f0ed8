import { useId, type ReactNode } from 'react'
import { alertIcon } from './icons.ts'
import { Icon } from './Icon.tsx'
import { WithCode } from './WithCode.tsx'

/** The props that a field passes to its control; spread them: `<TextInput {...control} name="email" />`. */
export interface Control {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface Props {
  label: string
  hint?: ReactNode
  /** The error message; its parts in backticks are shown as code. */
  error?: string | null | undefined
  /** How much of the allowed length is used. */
  count?: { used: number; limit: number }
  /** Something beside the label, such as "Forgot password". */
  aside?: ReactNode
  children: (control: Control) => ReactNode
}

/** A form field: label above, hint below, and the error message under the field. */
export function Field({ label, hint, error, count, aside, children }: Props) {
  const id = useId()
  const hasError = error !== undefined && error !== null && error !== ''
  const described = [hasError ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-x-4 gap-y-1.5 text-sm ${aside === undefined ? '' : 'grid-cols-[minmax(0,1fr)_auto] *:col-span-2'}`}>
      <label htmlFor={id} className={`font-medium ${aside === undefined ? '' : 'col-span-1!'}`}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': hasError || undefined })}
      {/* The keyboard reaches it after the control. Its target is taller than its line. */}
      {aside !== undefined && <div className="col-span-1! col-start-2! row-start-1 -my-3 *:inline-block *:py-3">{aside}</div>}
      {hasError && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger">
          <span className="mt-0.5">
            <Icon of={alertIcon} small />
          </span>
          <WithCode text={error} />
        </p>
      )}
      {(hint !== undefined || count !== undefined) && (
        <div className="flex justify-between gap-4 text-text-muted">
          <p id={`${id}-hint`}>{hint}</p>
          {count !== undefined && (
            <p className={`tabular whitespace-nowrap ${count.used > count.limit ? 'font-medium text-danger' : ''}`}>
              {count.used} / {count.limit}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
