import { PASSWORD_MIN, type Strength } from '../rules/password-strength.ts'

const COLOURS = ['', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const
const WORDS = [
  `At least ${PASSWORD_MIN} characters. A short phrase works well.`,
  'Too weak',
  'Fair password',
  'Good password',
  'Strong password',
] as const

/** Four bars for the strength of a password. Decorative: the text says the same. */
export function StrengthMeter({ strength }: { strength: Strength }) {
  return (
    <div className="grid grid-cols-4 gap-1" aria-hidden="true">
      {[1, 2, 3, 4].map((step) => (
        <span key={step} className={`h-1 rounded-full ${step <= strength ? COLOURS[strength] : 'bg-line'}`} />
      ))}
    </div>
  )
}

/** The strength as text, announced when it changes. */
export function StrengthWords({ strength }: { strength: Strength }) {
  return <span aria-live="polite">{WORDS[strength]}</span>
}
