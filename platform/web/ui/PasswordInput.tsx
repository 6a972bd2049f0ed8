import { useState, type ComponentProps } from 'react'
import { eyeIcon, eyeOffIcon } from './icons.ts'
import { IconButton } from './IconButton.tsx'

/** A password field with a button that shows the password. */
export function PasswordInput({ className = '', ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, show] = useState(false)
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={`control pr-12! ${className}`}
      />
      <IconButton
        small
        className="absolute! inset-y-0 right-1 my-auto"
        icon={isShown ? eyeOffIcon : eyeIcon}
        label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        onClick={() => show(!isShown)}
      />
    </div>
  )
}
