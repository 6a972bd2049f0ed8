/** The id of a part of the operations, for links to it. */
export const partId = (title: string) => title.toLowerCase().replaceAll(' ', '-')
