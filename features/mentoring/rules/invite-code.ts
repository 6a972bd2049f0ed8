// Without letters that look like digits (Crockford’s Base32).
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12

export const NO_CODE = 'This isn’t a valid invite code. Check it, or ask your mentor for a new one.'

/** The code of an invite from random bytes, at least twelve: 60 bits, easy to type. */
export const inviteCode = (bytes: Uint8Array): string => [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

/** A code in groups of four, as people read it. */
export const shownCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? ''

/** The code in what someone typed or in the fragment of a link; null if it can't be one. */
export function parseInviteCode(typed: string): string | null {
  const code = typed.slice(-200).split('#').at(-1)!.toLowerCase().replaceAll(/[^0-9a-z]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return code.length === LENGTH && !code.includes('u') ? code : null
}
