import { z } from 'zod'
import { PEOPLE_PAGE } from './people.ts'

const after = z.string().max(100).nullish().transform((cursor) => cursor || null)
const first = z.int().min(1, 'Ask for at least one.').max(100, 'Ask for at most 100.').nullish().transform((first) => first ?? PEOPLE_PAGE)

export const peopleInput = z.object({
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.replaceAll('\u0000', '').trim() || null),
  after,
  first,
})
export type PeopleInput = z.output<typeof peopleInput>

export const followListInput = z.object({
  username: z.string().max(100).transform((text) => text.trim().toLowerCase()),
  after,
  first,
})
export type FollowListInput = z.output<typeof followListInput>

export const pageInput = z.object({ after, first })

const person = z.uuid('We couldn’t find that person.')

export const peopleIds = z.object({ ids: z.array(person).max(100, 'Ask for at most 100 people.') })
export const blockInput = z.object({ personId: person, blocked: z.boolean('Choose to block or unblock.') })
export const muteInput = z.object({ personId: person, muted: z.boolean('Choose to mute or unmute.') })
export const dismissInput = z.object({ personId: person, dismissed: z.boolean('Choose to dismiss or restore.') })
export const suggestionsInput = z.object({ first: z.int().min(1).max(24, 'Ask for at most 24.').nullish().transform((first) => first ?? 8) })
