import { useId, type ComponentProps, type ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** A checkbox whose label is part of the target. */
export function Checkbox({ label, hint, className = '', ...rest }: Props) {
  const id = useId()
  return (
    <label className={`flex min-h-8 items-start gap-3 py-1.5 text-sm pointer-coarse:min-h-11 ${className}`}>
      <input
        type="checkbox"
        {...rest}
        aria-describedby={hint === undefined ? undefined : id}
        className="mt-0.5 size-4.5 flex-none accent-accent"
      />
      <span>
        {label}
        {hint !== undefined && (
          <span id={id} className="block text-text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
