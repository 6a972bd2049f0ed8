import { useId, type ComponentProps, type ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** A switch that takes effect at once. */
export function Switch({ label, hint, className = '', ...rest }: Props) {
  const id = useId()
  return (
    <label className={`flex min-h-11 items-center justify-between gap-6 py-1.5 text-sm ${className}`}>
      <span>
        <span className="font-medium">{label}</span>
        {hint !== undefined && (
          <span id={id} className="block text-text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // A checkbox has its own state for screen readers, also with the role of a switch.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        {...rest}
        aria-describedby={hint === undefined ? undefined : id}
        className="switch"
      />
    </label>
  )
}
