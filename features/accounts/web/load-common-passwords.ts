const NONE: ReadonlySet<string> = new Set()
let list = NONE

/** The common passwords, empty until they are loaded. The server always checks them. */
export const commonPasswords = (): ReadonlySet<string> => list

/** Loads the list of common passwords once; does nothing if that fails. */
export async function loadCommonPasswords(): Promise<void> {
  if (list !== NONE) return
  await import('../rules/common-passwords.ts').then(
    (module) => {
      list = module.COMMON_PASSWORDS
    },
    () => {},
  )
}
