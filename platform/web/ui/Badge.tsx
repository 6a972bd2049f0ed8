import type { ReactNode } from 'react'

export type Tone = 'plain' | 'iris' | 'easy' | 'medium' | 'hard'

const TONES: Record<Tone, string> = {
  plain: 'bg-sunken text-ink-soft',
  iris: 'bg-iris-wash text-iris',
  easy: 'bg-easy-wash text-easy',
  medium: 'bg-medium-wash text-medium',
  hard: 'bg-hard-wash text-hard',
}

/** A word about a thing: its difficulty, its state. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`badge ${TONES[tone]}`}>{children}</span>
}

/** The tone of a difficulty (specification, section 2): Easy green, Medium yellow, otherwise red. */
export const toneOf = (difficulty: string): Tone =>
  difficulty === 'Easy' ? 'easy' : difficulty === 'Medium' ? 'medium' : 'hard'
