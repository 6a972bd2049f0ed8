/** The `content-disposition` of a file that browsers save under a name (RFC 6266), never open as a page of this site. */
export const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`
