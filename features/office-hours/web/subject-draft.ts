/** The name under which a subject that is not sent is kept on this device; each mentor has one. */
export const subjectDraft = (mentorId: string | undefined) => `office-hour-subject.${mentorId ?? ''}`
