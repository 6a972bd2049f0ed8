/** The one taxonomy of news: the select and the chips have labels of their own for it (requirement T-2). */
export const CATEGORIES = ['ai', 'robotics', 'startups', 'cloud', 'security', 'gadgets'] as const
export type Category = (typeof CATEGORIES)[number]

/** The labels of the chips, which articles show as their tag too. */
export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  ai: 'AI',
  robotics: 'Robotics',
  startups: 'Startups',
  cloud: 'Cloud',
  security: 'Security',
  gadgets: 'Gadgets',
}

const SELECTED: readonly { value: Category | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'ai', label: 'AI' },
  { value: 'robotics', label: 'Robotics' },
  { value: 'startups', label: 'Startup' },
  { value: 'gadgets', label: 'Gadgets' },
]

/** The options of the category select. A category that only the chips offer is added while it is chosen, so that the select never lies. */
export function categoryOptions(chosen: Category | null): { value: Category | ''; label: string }[] {
  if (chosen === null || SELECTED.some(({ value }) => value === chosen)) return [...SELECTED]
  return [...SELECTED, { value: chosen, label: CATEGORY_LABELS[chosen] }]
}

/** The category that a query parameter names, or null. */
export const categoryNamed = (name: string | null): Category | null => CATEGORIES.find((category) => category === name) ?? null
