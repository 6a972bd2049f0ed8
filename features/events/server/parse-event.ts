import { z } from 'zod'
import { parse } from '#platform/rules/parse.ts'
import type { Context } from '#platform/server/context.ts'
import { eventInput, groupEventInput, type EventInput } from '../rules/event-inputs.ts'
import { findEvent } from './events.queries.ts'

const known = z.uuid()

/** Parses an event. Only those of groups need no description. */
export async function parseEvent(context: Context, input: { id: string }): Promise<EventInput> {
  const event = known.safeParse(input.id).success ? await findEvent(context.db, input.id) : null
  return parse(event !== null && event.group_id !== null ? groupEventInput : eventInput, input)
}
