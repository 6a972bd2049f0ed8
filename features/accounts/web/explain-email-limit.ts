import { ApiError } from '#platform/web/graphql/api-error.ts'
import { EMAIL_SENT_RECENTLY } from '../rules/texts.ts'

/** Waits for a request that sends an email. If it was limited, the error says that an email was sent recently. */
export async function explainEmailLimit<Answer>(asking: Promise<Answer>): Promise<Answer> {
  try {
    return await asking
  } catch (error) {
    throw error instanceof ApiError && error.code === 'TOO_FAST' ? new ApiError('TOO_FAST', EMAIL_SENT_RECENTLY) : error
  }
}
