const NONE: ReadonlySet<string> = new Set()
let list = NONE

/** The common passwords as far as they are there; the server knows them in any case. */
export const commonPasswords = (): ReadonlySet<string> => list

/** Fetches the list of common passwords once. */
export async function loadCommonPasswords(): Promise<void> {
  if (list !== NONE) return
  await import('../rules/common-passwords.ts').then(
    (module) => {
      list = module.COMMON_PASSWORDS
    },
    () => {},
  )
}
