export const SUBJECT_LENGTH = 150
export const MESSAGE_LENGTH = 5_000
export const MESSAGE_SENT = 'Thank you. Your message has reached the team.'
