/** Who may see a candidate profile. */
export const VISIBILITIES = ['nobody', 'applied', 'posters'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const VISIBILITY_LABELS: Record<Visibility, string> = { nobody: 'No one', applied: 'Employers I apply to', posters: 'Anyone who posts jobs' }
