export const MESSAGES_PATH = '/messages'

/** The list of archived conversations, beside any page of messages. */
export const ARCHIVE = '?show=archived'

/** The address of one conversation. */
export const conversationPath = (id: string) => `${MESSAGES_PATH}/${id}`
