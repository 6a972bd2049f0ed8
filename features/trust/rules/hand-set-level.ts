import { REASON_LENGTH } from '#features/administration/rules/lengths.ts'
import { TRUST_LABELS, type TrustLevel } from './levels.ts'

/** The choice that lets a level rise by itself, beside the names of the levels. */
export const AUTOMATIC = 'automatic'

/** The level of a person as an admin sees it. */
export interface HandSetLevel {
  username: string
  level: string
  isManual: boolean
  reason: string
  /** The moderator’s decision that lowered it. */
  decisionId: string | null
  /** The level whose conditions the person meets. */
  earnedLevel: string
}

const labelOf = (level: string): string => TRUST_LABELS[level as TrustLevel] ?? level

/** The texts of the question and of the message when an admin chooses a level or `AUTOMATIC`. */
export function levelChange({ username, level, isManual, earnedLevel }: HandSetLevel, choice: string) {
  const [from, to] = [labelOf(level), labelOf(choice === AUTOMATIC ? earnedLevel : choice)]
  if (choice === AUTOMATIC) {
    return {
      title: `Make the level of @${username} automatic`,
      change: from === to ? `${to}, automatic` : `${from} → ${to}, automatic`,
      consequence: `@${username} meets the conditions of ${to} now. From then on the level rises by itself.`,
      action: 'Make automatic',
      done: `The level of @${username} is ${to} now, and automatic.`,
    }
  }
  return {
    title: `Set the level of @${username} to ${to}`,
    change: from === to ? `${to}, set by hand` : `${from} → ${to}${isManual ? '' : ', set by hand'}`,
    consequence: 'It doesn’t rise by itself from then on. A moderator’s decision still lowers it. You can make it automatic again.',
    action: 'Set level',
    done: `The level of @${username} is ${to} now.`,
  }
}

/** What an Undo sends to restore this level; null if a decision lowered it: the level that an appeal gives back would be lost. */
export function undoneChange({ level, isManual, reason, decisionId }: HandSetLevel): { level: string; automatic: boolean; reason: string } | null {
  if (decisionId !== null) return null
  return { level, automatic: !isManual, reason: `Undone. ${isManual ? reason : ''}`.trim().slice(0, REASON_LENGTH) }
}
