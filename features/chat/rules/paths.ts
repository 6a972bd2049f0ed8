export const MESSAGES_PATH = '/messages'

/** The address of one conversation. */
/** The list of archived conversations, beside any page of messages. */
export const ARCHIVE = '?show=archived'
export const conversationPath = (id: string) => `${MESSAGES_PATH}/${id}`
