import { MESSAGE_LENGTH } from './chat.ts'

const NUMBER = new Intl.NumberFormat('en')

/** Why a message can’t be sent as it is written: it is too long. Null if it isn’t. The text stays, so that nothing of it is lost. */
export function messageFault(text: string): string | null {
  const { length } = text.trim()
  return length <= MESSAGE_LENGTH ? null : `A message can have ${NUMBER.format(MESSAGE_LENGTH)} characters. This one has ${NUMBER.format(length)}.`
}
