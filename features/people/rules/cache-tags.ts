/** The tag of cached pages that show one person, for signals that name the person. */
export const tagsOfPerson = ({ personId }: { personId: string }): string[] => [`person:${personId}`]
