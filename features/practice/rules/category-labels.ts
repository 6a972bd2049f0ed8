import type { Category } from './problem.ts'

/** The categories of problems in words. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = { algo: 'Algorithms', math: 'Mathematics', ds: 'Data Structures' }
