import type { ReactNode } from 'react'

export type Tone = 'plain' | 'accent' | 'success' | 'warning' | 'danger'

const TONES: Record<Tone, string> = {
  plain: 'bg-sunken text-text-muted',
  accent: 'bg-accent-subtle text-accent',
  success: 'bg-success-subtle text-success',
  warning: 'bg-warning-subtle text-warning',
  danger: 'bg-danger-subtle text-danger',
}

/** A label for a difficulty or a state. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>
}

/** The tone of a difficulty (specification, section 2): Easy green, Medium yellow, otherwise red. */
export const toneOf = (difficulty: string): Tone =>
  difficulty === 'Easy' ? 'success' : difficulty === 'Medium' ? 'warning' : 'danger'
