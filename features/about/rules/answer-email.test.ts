import { expect, test } from 'vitest'
import { answerEmail } from './answer-email.ts'

const answer = { greeting: 'Hello Grace,', subject: 'A question', message: 'How do I begin?\nThanks', answer: 'With the first track.', origin: 'https://cloggle.test' }

test('the email has the answer, where to write again, and the quoted message', () => {
  expect(answerEmail(answer)).toEqual({
    subject: 'Re: A question',
    body: 'Hello Grace,\n\nWith the first track.\n\nTo write to us again, use https://cloggle.test/contact.\n\nYou wrote:\n\n> How do I begin?\n> Thanks\n',
  })
  expect(answerEmail({ ...answer, subject: 'RE: Again' }).subject).toBe('RE: Again')
})
