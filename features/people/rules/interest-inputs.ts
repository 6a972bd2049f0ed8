import { z } from 'zod'
import { TOPIC_KEYS, TOPICS } from './topics.ts'

/** The topics that a person wants to learn. */
export const interestsInput = z.object({
  topics: z
    .array(z.string('Choose topics of the list.').refine((key) => TOPIC_KEYS.includes(key), 'Choose topics of the list.'))
    .max(TOPICS.length, 'Choose topics of the list.')
    .transform((keys) => [...new Set(keys)]),
})
