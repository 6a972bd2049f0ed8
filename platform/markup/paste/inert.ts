// The content security policy forbids inline styles and handlers in pasted pages too: the browser would report each of them and drop the styles.
// Under another attribute name they are harmless.
/** The HTML of a page without style sheets; attributes with styles and handlers get the prefix `data-was-`. */
export const inertHtml = (html: string): string =>
  html.replace(/<style[^>]*>[^]*?<\/style>/gi, '').replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/(\s)(style|on[a-z]{1,30})(?=\s*=)/gi, '$1data-was-$2'))
