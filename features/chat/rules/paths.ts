export const MESSAGES_PATH = '/messages'

/** The address of one conversation. */
export const conversationPath = (id: string) => `${MESSAGES_PATH}/${id}`
