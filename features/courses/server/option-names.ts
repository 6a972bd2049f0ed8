import { createHmac } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { siteSecret } from '#platform/server/site-secret.queries.ts'
import type { NameOption } from '../rules/quiz.ts'
import type { LessonRow } from './courses.queries.ts'

/**
 * Names the options of a quiz so that a name tells nothing about the place of its option: the place of an item in an order is the answer. With
 * a secret of the site, the browser cannot compute them.
 */
export async function optionNames({ database, random }: Pick<Context, 'database' | 'random'>, { id, body_hash }: Pick<LessonRow, 'id' | 'body_hash'>): Promise<NameOption> {
  const secret = await siteSecret(database, 'quiz-options', () => random.secret())
  return (question, place) => createHmac('sha256', secret).update(`${id}/${body_hash}/${question}/${place}`).digest('hex').slice(0, 16)
}
