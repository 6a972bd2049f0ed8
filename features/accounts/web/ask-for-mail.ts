import { ServerSays } from '#platform/web/graphql/refusal.ts'
import { ASKED_LATELY } from '../rules/texts.ts'

/** Asks for a mail; where one was sent a short while ago, it says where to look instead of only "too fast". */
export async function askForMail<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    throw error instanceof ServerSays && error.code === 'TOO_FAST' ? new ServerSays('TOO_FAST', ASKED_LATELY) : error
  }
}
