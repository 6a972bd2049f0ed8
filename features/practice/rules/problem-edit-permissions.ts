import type { Viewer } from '#platform/rules/viewer.ts'

/** Whether someone may see and change the edit of a problem: editors all of them, others those that they wrote. */
export const mayEditProblem = ({ id, rights }: Pick<Viewer, 'id' | 'rights'>, { author_id: authorId }: { author_id: string | null }): boolean =>
  rights.includes('problems.edit') || (rights.includes('problems.propose') && authorId === id)
