import { z } from 'zod'
import { tagOf } from '#platform/rules/tags.ts'
import { TOPIC_KEYS, TOPICS } from './topics.ts'

/** The topics of the welcome that a member follows. */
export const chooseTopicsInput = z.object({
  topics: z
    .array(z.string('Choose topics of the list.').refine((key) => TOPIC_KEYS.includes(key), 'Choose topics of the list.'))
    .max(TOPICS.length, 'Choose topics of the list.')
    .transform((keys) => [...new Set(keys)]),
})

export const followTopicInput = z.object({
  topic: z
    .string('Choose a topic.')
    .max(200, 'We couldn’t find that topic.')
    .transform(tagOf)
    .refine((topic) => topic !== '', 'We couldn’t find that topic.'),
  follows: z.boolean('Choose to follow or unfollow.'),
})
