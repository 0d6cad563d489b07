import { button, mailTemplate, paragraph } from './template.ts'

export const SHARE_POSTING_LINK = mailTemplate({
  subject: '{{PROJECT_NAME}}: {{LINK_NAME}}',
  body:
    paragraph('The takes of {{PROJECT_NAME}} are ready for you.') +
    paragraph(
      'Open them and answer yes, no or maybe for each talent. You need no account.{{PASSWORD_NOTE}}',
    ) +
    paragraph('This link is made for you: answers by it are yours. Please do not pass it on.') +
    button('See the takes', 'POSTING_LINK'),
  optional: ['PASSWORD_NOTE'],
})

export const ANSWER_CODE = mailTemplate({
  subject: '{{CODE}} is your code for {{PROJECT_NAME}}',
  body:
    paragraph('Type this code on the page of {{PROJECT_NAME}} to answer under your name:') +
    paragraph('{{CODE}}') +
    paragraph('It is good for 15 minutes. If you did not ask for it, you need not do anything.'),
  secret: true,
})

/** To talent, who are told nothing of the page that they are on, nor of its viewers. */
export const AUDITION_LINK = mailTemplate({
  subject: 'The link to your audition for {{PROJECT_NAME}}',
  body:
    paragraph('Hi {{FIRST_NAME}},') +
    paragraph('Thank you for your audition for {{PROJECT_NAME}}. This is the link to your own page of it.') +
    paragraph('The link is made for you. Please do not pass it on.') +
    button('Open your page', 'TALENT_STATUS_LINK'),
  link: 'TALENT_STATUS_LINK',
})
