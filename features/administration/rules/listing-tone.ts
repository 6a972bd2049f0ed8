const TONES = {
  success: ['published', 'listed', 'shipped'],
  warning: ['proposed', 'returned'],
  danger: ['removed', 'hidden', 'cancelled'],
} as const

/** The color of the state of a job, an event or an idea: what is public, what waits for somebody, and what was taken away. */
export const listingTone = (state: string): keyof typeof TONES | 'plain' => (Object.keys(TONES) as (keyof typeof TONES)[]).find((tone) => (TONES[tone] as readonly string[]).includes(state)) ?? 'plain'
