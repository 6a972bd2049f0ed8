import { ApiError } from '#platform/web/graphql/api-error.ts'
import { EMAIL_SENT_RECENTLY } from '../rules/texts.ts'

/** Asks for a mail; where one was sent a short while ago, it says where to look instead of only "too fast". */
export async function explainEmailLimit<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    throw error instanceof ApiError && error.code === 'TOO_FAST' ? new ApiError('TOO_FAST', EMAIL_SENT_RECENTLY) : error
  }
}
