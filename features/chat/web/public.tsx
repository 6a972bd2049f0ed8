/** The public module of chat for the screens of other features. */
export { MessageButton } from './MessageButton.tsx'
export { useMessage } from './use-message.ts'
