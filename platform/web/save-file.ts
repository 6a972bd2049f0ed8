/** Saves a file on the device under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
