import type { PersonalData } from '#platform/rules/personal-data.ts'

export const chatPersonalData: PersonalData = {
  exported: [
    { file: 'messages', table: 'messages', owner: 'author_id', without: ['html', 'change'], about: 'Messages you sent.' },
    { file: 'conversations', table: 'conversation_members', owner: 'person_id', about: 'Conversations you are in.' },
    { file: 'message-reactions', table: 'message_reactions', owner: 'person_id', about: 'Your reactions to messages.' },
    { file: 'message-settings', table: 'chat_settings', owner: 'person_id', about: 'Your settings for messages.' },
  ],
  notExported: {
    'conversations.owner_id': 'Listed with the conversations you are in.',
  },
}
