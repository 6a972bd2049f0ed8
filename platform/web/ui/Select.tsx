import type { ComponentProps } from 'react'
import { chevronsUpDownIcon } from './icons.ts'
import { Icon } from './Icon.tsx'

interface Option {
  value: string
  label: string
}

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly (string | Option | { group: string; options: readonly Option[] })[]
}

/** A select field; it uses the browser's own list, which works well on phones. */
export function Select({ options, className = '', ...rest }: Props) {
  return (
    <div className="relative">
      <select {...rest} className={`control appearance-none pr-9! ${className}`}>
        {options.map((option) => {
          if (typeof option === 'string') return optionOf({ value: option, label: option })
          return 'group' in option ? (
            <optgroup key={option.group} label={option.group}>
              {option.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(option)
          )
        })}
      </select>
      <span className="pointer-events-none absolute inset-y-0 right-3 grid items-center text-text-muted">
        <Icon of={chevronsUpDownIcon} small />
      </span>
    </div>
  )
}

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)
