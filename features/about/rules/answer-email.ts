interface Answer {
  greeting: string
  subject: string
  message: string
  answer: string
  origin: string
}

/** The email with an answer to a message of the contact form, which it quotes. */
export function answerEmail({ greeting, subject, message, answer, origin }: Answer): { subject: string; body: string } {
  const quoted = message.split('\n').map((line) => `> ${line}`).join('\n')
  return {
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    body: `${greeting}\n\n${answer}\n\nTo write to us again, use ${origin}/contact.\n\nYou wrote:\n\n${quoted}\n`,
  }
}
