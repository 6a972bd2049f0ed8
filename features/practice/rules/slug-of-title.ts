/** The slug that a title suggests: lowercase letters and digits, with hyphens between words. */
export const slugOfTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '')
