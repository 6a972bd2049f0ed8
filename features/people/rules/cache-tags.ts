/** The cache tag of pages that show this person. */
export const tagsOfPerson = ({ personId }: { personId: string }): string[] => [`person:${personId}`]
