import { counted } from '#platform/rules/counted.ts'
import { MESSAGE_LENGTH } from './chat.ts'

const characters = (count: number) => counted(count, 'character', 'characters')

/** Why a message can’t be sent as it is written: it is too long. Null if it isn’t. The text stays, so that nothing of it is lost. */
export function messageFault(text: string): string | null {
  const { length } = text.trim()
  return length <= MESSAGE_LENGTH ? null : `A message can have ${characters(MESSAGE_LENGTH)}. This one has ${characters(length)}.`
}
