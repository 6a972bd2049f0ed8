import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { namedPerson } from '#features/people/rules/person.ts'
import { RULE_NAMES } from '#features/people/rules/community-rules.ts'
import { APPEAL_OUTCOMES, STATEMENT_LENGTH } from './decisions.ts'

const rule = z.enum(RULE_NAMES, 'Choose the rule that was broken.')
const statement = textSchema({ name: 'the reason', maxLength: STATEMENT_LENGTH, requiredMessage: 'Enter the reason. The person will see it.' })
const id = z.uuid('We couldn’t find that.')
const key = z.string().max(400).nullish().transform((text) => text ?? '')
const after = z.string().max(200).nullish().transform((text) => text || null)

export const banInput = z.object({ id, username: namedPerson, rule, statement })
export const idInput = z.object({ id })
export const statementInput = z.object({ id, key })
export const appealInput = z.object({ id, key, text: textSchema({ name: 'the appeal', maxLength: STATEMENT_LENGTH, requiredMessage: 'Say why the decision is wrong.' }) })
export const appealAnswerInput = z.object({ id, outcome: z.enum(APPEAL_OUTCOMES, 'Uphold or overturn the decision.'), answer: textSchema({ name: 'the answer', maxLength: STATEMENT_LENGTH, requiredMessage: 'Enter an answer. The person will see it.' }) })
export const pageInput = z.object({ after })
