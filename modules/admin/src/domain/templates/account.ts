import { button, type MessageTemplate, mailTemplate, paragraph, textTemplate } from './template.ts'

export const RESET_PASSWORD = mailTemplate({
  subject: 'Set a new password',
  body:
    paragraph(
      'Somebody asked for a new password for your Callboard account. The link works once, for 30 minutes.',
    ) +
    button('Set a new password', 'LINK') +
    paragraph('If it was not you, nothing has changed and you need not do anything.'),
  secret: true,
})

/** To the owner, however the change was made. */
export const SIGN_IN_CHANGED = mailTemplate({
  subject: 'Your sign-in has changed',
  body:
    paragraph('{{WHAT}}') +
    paragraph(
      'If it was you, there is nothing to do. If it was not, set a new password at once and tell your casting office.',
    ) +
    button('Set a new password', 'RESET_LINK'),
})

/** To the guardian of a talent under 18, whom the talent's account names. */
export const GUARDIAN_NAMED = mailTemplate({
  subject: '{{NAME}} named you as guardian',
  body:
    paragraph(
      'The Callboard account {{ACCOUNT}} of {{NAME}}, who is under 18, names you, {{GUARDIAN}}, as parent or guardian, and says that you agree to castings.',
    ) +
    paragraph('From now on, messages about castings of {{NAME}} come to you, by e-mail and by text.') +
    paragraph(
      'If you do not agree, or do not know {{NAME}}, ask {{ACCOUNT}} to take you out of the profile, and tell the casting office that writes to you.',
    ),
})

/** To the guardian of a talent under 18, whom the talent's account has taken off or replaced. */
export const GUARDIAN_RELEASED = mailTemplate({
  subject: 'You are no longer the guardian of {{NAME}}',
  body:
    paragraph('{{WHAT}} From now on, messages about castings of {{NAME}} do not come to you.') +
    paragraph('If you did not agree to this, talk to {{NAME}}, and tell the casting office.'),
})

export const GUEST_CODE_EMAIL = mailTemplate({
  subject: '{{CODE}} is your code for your check-ins',
  body:
    paragraph(
      'Type this code in your Callboard account to find the check-ins that you made without signing in:',
    ) +
    paragraph('{{CODE}}') +
    paragraph('It is good for 15 minutes. If you did not ask for it, you need not do anything.'),
  secret: true,
})

export const GUEST_CODE_TEXT: MessageTemplate = {
  ...textTemplate('{{CODE}} is your Callboard code for your check-ins. It is good for 15 minutes.'),
  secret: true,
}

export const OWN_DATA_READY = mailTemplate({
  subject: 'Your data is ready to download',
  body:
    paragraph('The archive of your data that you asked for is ready. It is there for 24 hours.') +
    button('Open your account', 'PROFILE_LINK') +
    paragraph('If you did not ask for it, change your password.'),
})

export const OWN_DATA_FAILED = mailTemplate({
  subject: 'Your data could not be put together',
  body:
    paragraph(
      'The archive of your data that you asked for could not be made. Nothing is lost. Please ask again.',
    ) + button('Open your account', 'PROFILE_LINK'),
})

/** To the holder of an account of their own that the provider of texts refuses. */
export const TEXT_ACCOUNT_REFUSED = mailTemplate({
  subject: 'Texts cannot be sent with your Twilio account',
  body:
    paragraph(
      'Twilio refused your account {{ACCOUNT_SID}}, so a text to talent could not be sent. It went by e-mail instead, where we have an address.',
    ) +
    paragraph('{{REASON}}') +
    button('Check your Twilio account', 'PROFILE_LINK') +
    paragraph('Until it works again, or is removed there, no text of your projects reaches a phone.'),
})
