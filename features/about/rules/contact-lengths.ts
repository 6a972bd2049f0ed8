export const SUBJECT_LENGTH = 150
export const MESSAGE_LENGTH = 5_000
export const MESSAGE_SENT = 'Thanks! We’ve received your message and will reply by email.'
