import type { Context } from '#platform/server/context.ts'
import { listKnown } from './readings.queries.ts'

/** Which of these blogs a person has read or written, by their slugs. */
export const knownBlogs = ({ db }: Context, personId: string, slugs: readonly string[]): Promise<string[]> => listKnown(db, personId, slugs)
