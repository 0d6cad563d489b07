import { type Message, written } from '../domain/message.ts'

/** An e-mail that waits to be sent. */
export const messageOf = (id: string, changes: Partial<Message> = {}): Message => ({
  ...written({
    id,
    key: `sample:${id}`,
    channel: 'email',
    template: 'CHECK_IN_EMAIL',
    text: null,
    to: 'ana@example.com',
    fallbackEmail: null,
    insteadOf: null,
    replyTo: null,
    values: { PROJECT_NAME: 'Harbour Lights' },
    about: {},
    attachments: [],
    createdAt: new Date('2026-03-02T09:00:00.007Z'),
    sendAt: null,
    expiresAt: null,
  }),
  ...changes,
})
