const MISSING = /^ModuleNotFoundError: No module named '([\w.]+)'/m

/** What to use instead, if a program in Python imports a library that is not there; null if that is not why it failed. */
export function missingModuleText(message: string | null | undefined): string | null {
  const missing = MISSING.exec(message ?? '')?.[1]
  if (missing === undefined) return null
  // A part of NumPy that is left out, where NumPy itself is there.
  const name = missing.startsWith('numpy.') ? missing : missing.split('.')[0]
  return name === 'numpy' ? 'NumPy isn’t available for this problem. You can use the standard library.' : `${name} isn’t available here. You can use the standard library and NumPy.`
}
