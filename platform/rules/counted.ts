const GROUPED = new Intl.NumberFormat('en')

/** A number with its noun, such as `1 learner` and `2,000 learners`. */
export const counted = (count: number, one: string, many: string): string => `${GROUPED.format(count)} ${count === 1 ? one : many}`
