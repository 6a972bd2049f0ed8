import type { ComponentProps } from 'react'
import { chevronsUpDownIcon } from './icons.ts'
import { Icon } from './Icon.tsx'

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly (string | { value: string; label: string })[]
}

/** A select field; it uses the browser's own list, which works well on phones. */
export function Select({ options, className = '', ...rest }: Props) {
  return (
    <div className="relative">
      <select {...rest} className={`control appearance-none pr-9! ${className}`}>
        {options.map((option) => {
          const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={value} value={value}>
              {label}
            </option>
          )
        })}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid items-center text-text-muted">
        <Icon of={chevronsUpDownIcon} small />
      </span>
    </div>
  )
}
